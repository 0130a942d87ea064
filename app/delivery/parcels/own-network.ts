/** The pick-up network: no courier can be asked about these. */
export const ownNetwork = "club";
