/** In the address of the link that proves an e-mail: `/#verify=…`. */
export const emailProofParameter = "verify";
