import type { Settings } from "../../../platform/settings.server";
import type { WalletKind } from "./wallet-kinds";

/** The wallets that the club has certificates for; without any, nobody sees a button. */
export const setWallets = (settings: Settings): WalletKind[] => [
	...(settings.APPLE_PASS_CERTIFICATE ? (["apple"] as const) : []),
	...(settings.GOOGLE_WALLET_ACCOUNT ? (["google"] as const) : []),
];
