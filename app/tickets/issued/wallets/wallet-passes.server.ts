import { isEventOneOf } from "../../../matches/events/event-conditions.server";
import type { Fixture } from "../../../matches/fixtures/fixture";
import { listRows, toFixture } from "../../../matches/fixtures/fixtures.server";
import type { CallContext } from "../../../platform/http/bind.server";
import type { FileAnswer } from "../../../platform/http/contract";
import { refuse } from "../../../platform/http/refusal";
import type { ShownTicket } from "../contract";
import { describeTickets } from "../describe-tickets.server";
import { findTicket, readTicket } from "../my-tickets.server";
import type { IssuedTicket } from "../tables.server";
import { appleToken } from "./apple-token.server";
import { applePass, googlePass } from "./contract";
import { setWallets } from "./set-wallets.server";
import { walletEvents, walletTickets } from "./tables.server";
import type { WalletKind } from "./wallet-kinds";
import { walletPath } from "./wallet-path";

export async function readApplePass(context: CallContext, code: string): Promise<FileAnswer> {
	const { event, pass } = await readFor(context, code, "apple");
	return { name: `${pass.number}.pkpass`, bytes: await makePass(context, event, pass) };
}

type Surroundings = Pick<CallContext, "db" | "settings" | "language">;

async function makePass({ db, settings, language }: Surroundings, event: Fixture, pass: ShownTicket) {
	// Loaded lazily, when the first fan wants one: nothing else uses these modules.
	const { makeApplePass } = await import("./apple-pass.server");
	const url = `${settings.publicUrl}${walletPath}/${language}`;
	return makeApplePass(settings, event, pass, language, { url, token: await appleToken(db, pass.number) });
}

/** As the ticket is now, also once it is void. */
export async function makeLatestApplePass(context: Surroundings, ticket: IssuedTicket): Promise<Buffer> {
	const { db, language } = context;
	const where = isEventOneOf([ticket.eventId]);
	const [row] = await listRows(db, { where, order: "soonest", limit: 1 });
	const [pass] = await describeTickets(context, [ticket]);
	return makePass(context, toFixture(row!, null, language), pass!);
}

/** From now on, Google's object may exist: it is kept up to date. */
export async function readGooglePass(context: CallContext, code: string) {
	const { db, settings, language } = context;
	const { event, pass } = await readFor(context, code, "google");
	const { googleSaveUrl } = await import("./google-pass.server");
	const { id: passId, eventId } = (await findTicket(db, pass.number))!;
	await db.insert(walletEvents).values({ eventId }).onConflictDoNothing();
	await db.insert(walletTickets).values({ passId, wallet: "google" }).onConflictDoNothing();
	return { url: googleSaveUrl(settings, event, pass, language) };
}

async function readFor(context: CallContext, code: string, wallet: WalletKind) {
	const { refusals } = wallet === "apple" ? applePass : googlePass;
	if (!setWallets(context.settings).includes(wallet)) throw refuse(refusals, "wallet.off");
	const found = await readTicket(context, code);
	if (!found.pass.qr) throw refuse(refusals, "passes.dead");
	if (found.pass.isDisputed) throw refuse(refusals, "passes.disputed");
	return found;
}
