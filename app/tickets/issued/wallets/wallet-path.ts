/** Apple's web service for passes. Its URL is in every pass, with the language that it was made in. */
export const walletPath = "/wallets/apple";
