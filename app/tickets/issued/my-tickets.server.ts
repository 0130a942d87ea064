import { and, asc, eq, inArray } from "drizzle-orm";
import { isBeyond, isEventOneOf } from "../../matches/events/event-conditions.server";
import { isAhead, isFixtureOver, listRows, toFixture } from "../../matches/fixtures/fixtures.server";
import type { Db } from "../../platform/data/database.server";
import type { CallContext, MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, FileAnswer, ParsedInputOf } from "../../platform/http/contract";
import { subscriberOf } from "../../platform/http/network-address";
import { refuse } from "../../platform/http/refusal";
import {
	deadTicketRefusals,
	type passByCode,
	passEventsPerPage,
	type passList,
	passRefusals,
} from "./contract";
import { describeTickets } from "./describe-tickets.server";
import { drawTicketPdf } from "./pdf/draw-ticket.server";
import { findPublicKey } from "./qr/event-keys.server";
import { codeOfPath, verifyTicketCode } from "./qr/ticket-code";
import { type IssuedTicket, issuedTickets } from "./tables.server";
import { readTicketNumber } from "./ticket-number";

export async function listMyTickets(
	context: MemberContext,
	{ when, after }: ParsedInputOf<typeof passList>,
): Promise<AnswerOf<typeof passList>> {
	const { db, language, who } = context;
	const order = when === "upcoming" ? "soonest" : "latest";
	const isMine = eq(issuedTickets.memberId, who.memberId);
	const where = and(
		isEventOneOf(await listOwnEvents(db, who.memberId)),
		when === "upcoming" ? isAhead : isFixtureOver,
		after === undefined ? undefined : isBeyond(after, order),
	);
	// One more than is shown says whether there is a next page.
	const found = await listRows(db, { where, order, limit: passEventsPerPage + 1 });
	const events = found.slice(0, passEventsPerPage);
	const eventIds = events.map(({ event }) => event.id);
	const rows = await db
		.select()
		.from(issuedTickets)
		.where(and(isMine, inArray(issuedTickets.eventId, eventIds)))
		.orderBy(
			asc(issuedTickets.orderId),
			asc(issuedTickets.position),
			asc(issuedTickets.place),
			asc(issuedTickets.issuedAt),
		);
	const shown = await describeTickets(context, rows, who.memberId);
	return {
		events: events.map((row) => ({
			event: toFixture(row, null, language),
			passes: shown.filter((_, at) => rows[at]!.eventId === row.event.id),
		})),
		next: found.length > events.length ? (events.at(-1)?.event.slug ?? null) : null,
	};
}

/** Queried first: otherwise each event in the list would be looked up one by one. */
async function listOwnEvents(db: Db, memberId: string): Promise<string[]> {
	const rows = await db
		.selectDistinct({ id: issuedTickets.eventId })
		.from(issuedTickets)
		.where(eq(issuedTickets.memberId, memberId));
	return rows.map(({ id }) => id);
}

/** The signed code opens the ticket for anyone. A number alone opens it for its owner only, since numbers get read out. */
export async function readTicket(context: CallContext, word: string): Promise<AnswerOf<typeof passByCode>> {
	const { db, language, limits, address, who } = context;
	await limits.check(wrongCodes, subscriberOf(address));
	const pass = await findPassByWord(context, word);
	if (!pass) {
		await limits.take(wrongCodes, subscriberOf(address));
		throw refuse(passRefusals, "passes.unknown");
	}
	const [event] = await listRows(db, { where: isEventOneOf([pass.eventId]), order: "soonest", limit: 1 });
	const viewer = who.kind === "member" ? who.memberId : undefined;
	const [shown] = await describeTickets(context, [pass], viewer);
	return { event: toFixture(event!, null, language), pass: shown! };
}

/** Drawn on demand: one page takes a tenth of a second, and few fans print. */
export async function readTicketPdf(context: MemberContext, word: string): Promise<FileAnswer> {
	const { db, language, limits, who } = context;
	const number = readTicketNumber(word);
	const pass = number && (await findTicket(db, number));
	if (!pass || pass.memberId !== who.memberId) throw refuse(passRefusals, "passes.unknown");
	if (pass.state !== "valid") throw refuse(deadTicketRefusals, "passes.dead");
	if (pass.isDisputed) throw refuse(deadTicketRefusals, "passes.disputed");
	await limits.take(printed, who.memberId);
	const [event] = await listRows(db, { where: isEventOneOf([pass.eventId]), order: "soonest", limit: 1 });
	const [shown] = await describeTickets(context, [pass]);
	const bytes = await drawTicketPdf(toFixture(event!, null, language), shown!, language);
	return { name: `${pass.number}.pdf`, bytes };
}
const printed = { name: "ticket-pdf", points: 30, seconds: 600 };

/** A whole stand may share one address. */
const wrongCodes = { name: "wrong-ticket-code", points: 300, seconds: 600 };

async function findPassByWord({ db, who }: CallContext, word: string): Promise<IssuedTicket | null> {
	const number = readTicketNumber(word);
	if (number) {
		const pass = await findTicket(db, number);
		return pass && who.kind === "member" && pass.memberId === who.memberId ? pass : null;
	}
	const code = codeOfPath(word);
	const signed = code && (await verifyTicketCode(code, findPublicKey(db)));
	return signed ? findTicket(db, signed.number) : null;
}

export async function findTicket(db: Db, number: string): Promise<IssuedTicket | null> {
	const [pass] = await db.select().from(issuedTickets).where(eq(issuedTickets.number, number));
	return pass ?? null;
}
