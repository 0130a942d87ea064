import { and, arrayContains, eq, ne } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import { NotEnough, readAllotments, removeAllotments } from "../../orders/allotments/allotments.server";
import { countUnpaid } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import { lockSale } from "../sales/lock-sale.server";
import { listSeatsOf } from "../seats/seat-rows";
import { insertSeats } from "../seats/section-seats.server";
import { insertSections } from "../sections/quotas.server";
import { stands } from "../sections/stands";
import {
	promoLinks,
	type TicketSale,
	type TicketSection,
	ticketSeats,
	ticketSections,
} from "../tables.server";
import { listBlocks, standOf } from "../venue-map/map-blocks";
import { waitingList } from "../waiting-list/tables.server";
import { renumberSection } from "./renumber-section.server";
import { resizeQuota } from "./resize-quota.server";
import { ticketSellingRefusals } from "./sale-parts";
import { blocksOf } from "./sale-plans.server";
import { findSaleBySlug } from "./sales.server";
import type { addSection, changeSection, removeSection, SectionPlan } from "./section-contract";
import {
	checkRows,
	findSeatsOf,
	planOf,
	sectionSubjectOf,
	sizeOfPlan,
	versionOf,
} from "./section-plans.server";

export async function createSection(
	{ db, language, who }: MemberContext,
	{ event, ...plan }: ParsedInputOf<typeof addSection>,
): Promise<AnswerOf<typeof addSection>> {
	checkRows(plan, language);
	return transaction(db, async (db) => {
		const sale = await findSaleBySlug(db, event);
		await lockSale(db, sale.id);
		await checkBlock(db, language, sale, plan.key);
		const id = await insertSection(db, sale.id, plan);
		await recordAudit(db, {
			by: who.memberId,
			action: "tickets.section",
			subject: sectionSubjectOf({ id, key: plan.key }),
			after: plan,
		});
		return { id };
	});
}

/** With its quota, and its seats where they are numbered; in the place of another sale's section if there is one. */
export async function insertSection(
	db: Db,
	saleId: string,
	plan: SectionPlan,
	place?: Pick<TicketSection, "stand" | "listOrder">,
): Promise<string> {
	const row = { ...rowOf(plan), ...(place && { stand: place.stand, listOrder: place.listOrder }) };
	const [section] = await insertSections(db, [{ saleId, quota: sizeOfPlan(plan), ...row }]);
	if (plan.seating.kind === "numbered") await insertSeats(db, section!.id, listSeatsOf(plan.seating.rows));
	return section!.id;
}

export async function editSection(
	{ db, language, who }: MemberContext,
	{ id, version, ...plan }: ParsedInputOf<typeof changeSection>,
): Promise<AnswerOf<typeof changeSection>> {
	checkRows(plan, language);
	return transaction(db, async (db) => {
		const { section, sale, before, seats } = await lockSection(db, id);
		if (versionOf(before) !== version) throw refuse(ticketSellingRefusals, "section.changed");
		if (plan.key !== before.key) {
			await checkBlock(db, language, sale, plan.key, id);
			await renameInPromos(db, sale.id, before.key, plan.key);
		}
		// What does not move on the map keeps its place in lists as well.
		const { key, stand, listOrder, ...row } = rowOf(plan);
		await db
			.update(ticketSections)
			.set({ ...row, ...(key !== before.key && { key, stand, listOrder }) })
			.where(eq(ticketSections.id, id));
		if (plan.seating.kind === "numbered" || seats.length > 0)
			await renumberSection(db, { sale, section, seats, seating: plan.seating });
		// The quota last: it is the row that buyers wait on.
		await resizeQuota(db, id, sizeOfPlan(plan), "section.quota_too_small");
		if (versionOf(plan) !== version)
			await recordAudit(db, {
				by: who.memberId,
				action: "tickets.section",
				subject: sectionSubjectOf({ id, key: plan.key }),
				before: differing(before, plan),
				after: differing(plan, before),
			});
		const { size, ...rest } = (await readAllotments(db, [id])).get(id)!;
		return { quota: size, ...rest, openOrders: await countUnpaid(db, [id]) };
	});
}

export async function dropSection(
	{ db, who }: MemberContext,
	{ id, version }: ParsedInputOf<typeof removeSection>,
): Promise<void> {
	await transaction(db, async (db) => {
		const { before } = await lockSection(db, id);
		if (versionOf(before) !== version) throw refuse(ticketSellingRefusals, "section.changed");
		await deleteSection(db, id);
		await recordAudit(db, {
			by: who.memberId,
			action: "tickets.section",
			subject: sectionSubjectOf({ id, key: before.key }),
			before,
		});
	}).catch(refuseUsed);
}

/** Only what nobody has ever ordered, held or waited for: an old order keeps its section. */
export async function deleteSection(db: Db, id: string): Promise<void> {
	const [section] = await db.select().from(ticketSections).where(eq(ticketSections.id, id));
	if (!section) return;
	const { saleId, key } = section;
	const isNamed = and(eq(promoLinks.saleId, saleId), arrayContains(promoLinks.sectionKeys, [key]));
	if ((await db.$count(promoLinks, isNamed)) > 0) throw refuse(ticketSellingRefusals, "section.in_promo");
	if ((await db.$count(waitingList, eq(waitingList.sectionId, id))) > 0)
		throw refuse(ticketSellingRefusals, "section.has_sales");
	const seats = await db
		.select({ id: ticketSeats.id })
		.from(ticketSeats)
		.where(eq(ticketSeats.sectionId, id));
	await removeAllotments(db, [id, ...seats.map((seat) => seat.id)], () =>
		db.delete(ticketSections).where(eq(ticketSections.id, id)),
	);
}

/** For `catch` around a transaction: something is held or sold, or was ordered once. */
export function refuseUsed(error: unknown): never {
	const { code } = (error as { cause?: { code?: string } }).cause ?? {};
	throw error instanceof NotEnough || code === "23503"
		? refuse(ticketSellingRefusals, "section.has_sales")
		: error;
}

/** Locks the sale first, so two editors of its sections take turns. Buyers wait for neither lock. */
async function lockSection(db: Db, id: string) {
	const [found] = await db
		.select({ saleId: ticketSections.saleId })
		.from(ticketSections)
		.where(eq(ticketSections.id, id));
	const sale = found && (await lockSale(db, found.saleId));
	const [section] = sale
		? await db.select().from(ticketSections).where(eq(ticketSections.id, id)).for("no key update")
		: [];
	if (!sale || !section) throw refuse(ticketSellingRefusals, "section.unknown");
	const seats = (await findSeatsOf(db, [id])).get(id) ?? [];
	const { size } = (await readAllotments(db, [id])).get(id)!;
	return { section, sale, seats, before: planOf(section, size, seats) };
}

/** The block is on the map, and nobody else's. */
async function checkBlock(db: Db, language: Language, sale: TicketSale, key: string, ownId?: string) {
	const others = await db
		.select()
		.from(ticketSections)
		.where(and(eq(ticketSections.saleId, sale.id), ownId ? ne(ticketSections.id, ownId) : undefined));
	const holder = others.find((section) => section.key === key);
	if (holder)
		throw new InvalidInput({
			key: [
				localize(
					{
						id: `Blok ini sudah dipakai ${holder.label.id}.`,
						en: `This block is already ${holder.label.en ?? holder.label.id}.`,
					},
					language,
				),
			],
		});
	if (!listBlocks(blocksOf(sale, others)).some((block) => block.key === key))
		throw new InvalidInput({ key: [localize(notOnTheMap, language)] });
}
const notOnTheMap = { id: "Blok ini tidak ada di denah.", en: "This block is not on the map." };

async function renameInPromos(db: Db, saleId: string, from: string, to: string) {
	const links = await db
		.select()
		.from(promoLinks)
		.where(and(eq(promoLinks.saleId, saleId), arrayContains(promoLinks.sectionKeys, [from])));
	for (const { id, sectionKeys } of links)
		await db
			.update(promoLinks)
			.set({ sectionKeys: sectionKeys.map((key) => (key === from ? to : key)) })
			.where(eq(promoLinks.id, id));
}

/** Lists go round the venue as the map does. */
const rowOf = ({ key, label, gate, note, price, perMemberLimit, isShaded }: SectionPlan) => {
	const stand = standOf(key)!;
	return {
		key,
		label,
		stand,
		gate,
		note,
		price,
		perMemberLimit,
		shaded: isShaded,
		listOrder: stands.indexOf(stand) * 100 + Number(key.split("-")[1]),
	};
};

const differing = (plan: SectionPlan, other: SectionPlan) =>
	Object.fromEntries(
		Object.entries(plan).filter(
			([name, value]) => JSON.stringify(value) !== JSON.stringify(other[name as keyof SectionPlan]),
		),
	);
