import { isEventOneOf } from "../../matches/events/event-conditions.server";
import { listFixtures } from "../../matches/fixtures/fixtures.server";
import type { Db } from "../../platform/data/database.server";
import type { CallContext } from "../../platform/http/bind.server";
import type { AnswerOf } from "../../platform/http/contract";
import { subscriberOf } from "../../platform/http/network-address";
import { refuse } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import { findTicket } from "../issued/my-tickets.server";
import { findPublicKey } from "../issued/qr/event-keys.server";
import { codeOfPath, verifyTicketCode } from "../issued/qr/ticket-code";
import { readTicketNumber } from "../issued/ticket-number";
import { findSectionPlaces } from "../sections/section-places.server";
import { checkRefusals, type checkTicket } from "./check-contract";
import { barOf } from "./judge-at-gate";

/** Enough for a family that buys from a stranger; too few to enumerate numbers. */
const checks = { name: "ticket-checks", points: 20, seconds: 600 };

export async function readTicketState(
	{ db, language, limits, address }: Pick<CallContext, "db" | "language" | "limits" | "address">,
	code: string,
): Promise<AnswerOf<typeof checkTicket>> {
	await limits.take(checks, subscriberOf(address));
	const number = await readNumber(db, code);
	const pass = number && (await findTicket(db, number));
	if (!pass) throw refuse(checkRefusals, "gate.unknown_code");
	const one = {
		where: isEventOneOf([pass.eventId]),
		order: "soonest",
		limit: 1,
		withoutOffers: true,
	} as const;
	const [event] = await listFixtures(db, language, one);
	const section = (await findSectionPlaces(db, [pass.sectionId])).get(pass.sectionId)!;
	const bar = barOf({ isFrozen: pass.frozenBy !== null, isDisputed: pass.isDisputed });
	const state = (pass.state === "valid" && bar) || pass.state;
	return { state, event: event!, section: localize(section.label, language) };
}

/** As printed below the QR, as scanned from it, or the address of the ticket's page. */
async function readNumber(db: Db, code: string): Promise<string | null> {
	const typed = readTicketNumber(code);
	if (typed) return typed;
	const word = codeOfPath(code.split("/").at(-1) ?? "");
	for (const signed of [code, word])
		if (signed) {
			const ticket = await verifyTicketCode(signed, findPublicKey(db));
			if (ticket) return ticket.number;
		}
	return null;
}
