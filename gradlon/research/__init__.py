"""The games where researchers already work: PettingZoo, Gymnasium, OpenSpiel."""
