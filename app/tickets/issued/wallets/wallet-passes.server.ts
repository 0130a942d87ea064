import type { CallContext } from "../../../platform/http/bind.server";
import type { FileAnswer } from "../../../platform/http/contract";
import { refuse } from "../../../platform/http/refusal";
import { readTicket } from "../my-tickets.server";
import { applePass, googlePass } from "./contract";
import { setWallets } from "./set-wallets.server";
import type { WalletKind } from "./wallet-kinds";

export async function readApplePass(context: CallContext, code: string): Promise<FileAnswer> {
	const { event, pass } = await readFor(context, code, "apple");
	// Loaded lazily, when the first fan wants one: nothing else uses these modules.
	const { makeApplePass } = await import("./apple-pass.server");
	const bytes = await makeApplePass(context.settings, event, pass, context.language);
	return { name: `${pass.number}.pkpass`, bytes };
}

export async function readGooglePass(context: CallContext, code: string) {
	const { event, pass } = await readFor(context, code, "google");
	const { googleSaveUrl } = await import("./google-pass.server");
	return { url: googleSaveUrl(context.settings, event, pass, context.language) };
}

async function readFor(context: CallContext, code: string, wallet: WalletKind) {
	const { refusals } = wallet === "apple" ? applePass : googlePass;
	if (!setWallets(context.settings).includes(wallet)) throw refuse(refusals, "wallet.off");
	const found = await readTicket(context, code);
	if (!found.pass.qr) throw refuse(refusals, "passes.dead");
	if (found.pass.isDisputed) throw refuse(refusals, "passes.disputed");
	return found;
}
