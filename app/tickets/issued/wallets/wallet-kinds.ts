export const walletKinds = ["apple", "google"] as const;
export type WalletKind = (typeof walletKinds)[number];
