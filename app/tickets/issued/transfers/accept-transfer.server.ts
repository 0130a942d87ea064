import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { isEventOneOf } from "../../../matches/events/event-conditions.server";
import { listFixtures } from "../../../matches/fixtures/fixtures.server";
import { listMembers, listProvenAddresses } from "../../../members/find-member.server";
import { lockMember } from "../../../members/lock-member.server";
import { hashToken } from "../../../members/tokens.server";
import { findOrder } from "../../../orders/find-order.server";
import type { Db } from "../../../platform/data/database.server";
import { transaction } from "../../../platform/data/transaction.server";
import type { MemberContext } from "../../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../../platform/http/contract";
import { refuse, refuseSaying } from "../../../platform/http/refusal";
import { counted } from "../../../platform/lists/counted";
import { localize } from "../../../platform/words/language";
import { type BrokenLimit, findBrokenLimit } from "../../buying/member-limits.server";
import { findSaleDeadlines } from "../../sales/sale-deadlines.server";
import { findSeats } from "../../seats/wanted-seats.server";
import { findSection, findSectionPlaces } from "../../sections/section-places.server";
import { issuedTickets } from "../tables.server";
import { tellMember } from "../tell-member.server";
import { drawTicketNumber } from "../ticket-number";
import { type acceptOfferedTicket, type offeredTickets, offerRefusals as refusals } from "./contract";
import { passTransfers } from "./tables.server";

const mostOffers = 50;

export async function listOfferedTickets(
	{ db, language, who }: MemberContext,
	token: string | undefined,
): Promise<AnswerOf<typeof offeredTickets>> {
	const rows = await db
		.select({ transfer: passTransfers, pass: issuedTickets })
		.from(passTransfers)
		.innerJoin(issuedTickets, eq(issuedTickets.id, passTransfers.passId))
		.where(and(isOpen, eq(issuedTickets.state, "valid"), await isFor(db, who.memberId, token)))
		.orderBy(asc(passTransfers.expiresAt))
		.limit(mostOffers);
	const sections = await findSectionPlaces(
		db,
		rows.map(({ pass }) => pass.sectionId),
	);
	const seats = await findSeats(
		db,
		rows.flatMap(({ pass }) => pass.seatId ?? []),
	);
	const givers = await listMembers(
		db,
		rows.map(({ transfer }) => transfer.giverId),
	);
	const offers = [];
	for (const { transfer, pass } of rows) {
		const one = {
			where: isEventOneOf([pass.eventId]),
			order: "soonest",
			limit: 1,
			withoutOffers: true,
		} as const;
		const [event] = await listFixtures(db, language, one);
		offers.push({
			id: transfer.id,
			from: givers.find(({ id }) => id === transfer.giverId)?.name ?? "",
			event: event!,
			section: localize(sections.get(pass.sectionId)!.label, language),
			seat: seats.find(({ id }) => id === pass.seatId) ?? null,
			until: transfer.expiresAt.toISOString(),
		});
	}
	const isLinkGood = token
		? rows.some(
				({ transfer }) => transfer.tokenHash === hashToken(token) && transfer.giverId !== who.memberId,
			)
		: null;
	return { offers: offers.filter((_, at) => rows[at]!.transfer.giverId !== who.memberId), isLinkGood };
}

/** The old code dies and the new one is issued in one transaction; the database refuses two live ones. */
export async function acceptTransfer(
	context: MemberContext,
	{ id, token }: ParsedInputOf<typeof acceptOfferedTicket>,
) {
	return transaction(context.db, async (db) => {
		const memberId = context.who.memberId;
		const member = (await lockMember(db, memberId, "no key update"))!;
		const { transfer, pass } = await lockOffer(db, memberId, id, token);
		if (transfer.giverId === memberId) throw refuse(refusals, "offer.own");
		const { transferUntil } = (await findSaleDeadlines(db, [pass.eventId])).get(pass.eventId)!;
		if (!transferUntil) throw refuse(refusals, "offer.unknown");
		const { saleId } = (await findSection(db, pass.sectionId))!;
		// Whoever bought it has it counted already, and may get it back.
		const isBuyer = (await findOrder(db, pass.orderId))!.memberId === memberId;
		const more = [{ sectionId: pass.sectionId, quantity: 1 }];
		const broken = !isBuyer && (await findBrokenLimit(db, { memberId, saleId }, more, { countHold: true }));
		if (broken) throw refuseSaying(refusals, "offer.over_limit", sayLimit(broken));
		await db
			.update(issuedTickets)
			.set({ state: "transferred", endedAt: sql`now()` })
			.where(eq(issuedTickets.id, pass.id));
		const { orderId, position, place, eventId, sectionId, seatId } = pass;
		const [born] = await db
			.insert(issuedTickets)
			.values({
				orderId,
				position,
				place,
				eventId,
				sectionId,
				seatId,
				memberId,
				holder: member.name,
				number: drawTicketNumber(),
			})
			.returning();
		await db
			.update(passTransfers)
			.set({ outcome: "accepted", endedAt: sql`now()`, newPassId: born!.id })
			.where(eq(passTransfers.id, id));
		await tellMember({ ...context, db }, transfer.giverId, "accepted", pass, member.name);
		const one = { where: isEventOneOf([eventId]), order: "soonest", limit: 1, withoutOffers: true } as const;
		const [event] = await listFixtures(db, context.language, one);
		return { number: born!.number, event: event!.slug };
	});
}

export async function declineTransfer(
	context: MemberContext,
	{ id, token }: ParsedInputOf<typeof acceptOfferedTicket>,
) {
	return transaction(context.db, async (db) => {
		const { transfer, pass } = await lockOffer(db, context.who.memberId, id, token);
		await db
			.update(passTransfers)
			.set({ outcome: "declined", endedAt: sql`now()` })
			.where(eq(passTransfers.id, id));
		await tellMember({ ...context, db }, transfer.giverId, "declined", pass);
		return { message: "ok" };
	});
}

/** Locks the ticket first, as offering, cancelling, scanning and voiding do. Read again once it is locked. */
async function lockOffer(db: Db, memberId: string, id: string, token: string | undefined) {
	const isMine = and(eq(passTransfers.id, id), isOpen, await isFor(db, memberId, token));
	const [found] = await db.select().from(passTransfers).where(isMine);
	const [pass] = found
		? await db.select().from(issuedTickets).where(eq(issuedTickets.id, found.passId)).for("no key update")
		: [];
	const [transfer] = await db.select().from(passTransfers).where(isMine).for("no key update");
	if (!transfer || pass?.state !== "valid" || pass.frozenBy || pass.isDisputed)
		throw refuse(refusals, "offer.unknown");
	return { transfer, pass };
}

const isOpen = and(isNull(passTransfers.outcome), sql`${passTransfers.expiresAt} > now()`);

/** So that the receiver can do something about it: an unpaid order counts like a ticket. */
function sayLimit({ limit, section }: BrokenLimit) {
	const most = counted(limit, "ticket", "tickets");
	return {
		id: `Paling banyak ${limit} tiket per anggota ${section ? `di ${section.id}` : "untuk semua tribun"}, termasuk yang sedang kamu pesan dan belum dibayar. Jatahmu sudah penuh, jadi tiket ini tetap milik pengirimnya.`,
		en: `Each member can have at most ${most} ${section ? `in ${section.en ?? section.id}` : "over all sections"}, including any you have ordered and not paid for yet. You have that many, so this ticket stays with its sender.`,
	};
}

/** An address counts once its owner has proven it; otherwise anybody could register with it and take the ticket. */
async function isFor(db: Db, memberId: string, token: string | undefined) {
	const proven = await listProvenAddresses(db, memberId);
	return or(
		inArray(passTransfers.recipient, proven),
		token ? eq(passTransfers.tokenHash, hashToken(token)) : undefined,
	);
}
