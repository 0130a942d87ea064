import { eq, inArray } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import { insertPromoLinks } from "../sections/quotas.server";
import { promoLinks, ticketSections } from "../tables.server";
import type { changePromo, createPromo } from "./contract";
import { resizeQuota } from "./resize-quota.server";
import { ticketSellingRefusals } from "./sale-parts";
import { findSaleBySlug } from "./sales.server";

export async function addPromo(
	{ db, language, who }: MemberContext,
	{ event, slug, quota, ...wish }: ParsedInputOf<typeof createPromo>,
): Promise<AnswerOf<typeof createPromo>> {
	return transaction(db, async (db) => {
		const sale = await findSaleBySlug(db, event);
		const fields = await readFields(db, language, sale.id, wish);
		if ((await db.$count(promoLinks, eq(promoLinks.slug, slug))) > 0)
			throw refuse(ticketSellingRefusals, "promo.slug_taken");
		const [link] = await insertPromoLinks(db, [{ saleId: sale.id, slug, quota, ...fields }]).catch(
			(error) => {
				// Two concurrent calls with the same address.
				if (error?.cause?.constraint === "promo_links_slug")
					throw refuse(ticketSellingRefusals, "promo.slug_taken");
				throw error;
			},
		);
		await recordAudit(db, {
			by: who.memberId,
			action: "tickets.promo",
			subject: `promo/${slug}`,
			after: { ...wish, quota },
		});
		return { id: link!.id };
	});
}

export async function editPromo(
	{ db, language, who }: MemberContext,
	{ id, quota, ...wish }: ParsedInputOf<typeof changePromo>,
): Promise<AnswerOf<typeof changePromo>> {
	return transaction(db, async (db) => {
		const [before] = await db.select().from(promoLinks).where(eq(promoLinks.id, id)).for("no key update");
		if (!before) throw refuse(ticketSellingRefusals, "promo.unknown");
		const fields = await readFields(db, language, before.saleId, wish);
		await db.update(promoLinks).set(fields).where(eq(promoLinks.id, id));
		await resizeQuota(db, id, quota, "promo.quota_too_small");
		const { slug, label, price, sectionKeys: sections, opensAt, closesAt } = before;
		await recordAudit(db, {
			by: who.memberId,
			action: "tickets.promo",
			subject: `promo/${slug}`,
			before: { label, price, sections, opensAt, closesAt },
			after: { ...wish, quota },
		});
		return { id };
	});
}

type Wish = Omit<ParsedInputOf<typeof changePromo>, "id" | "quota">;

async function readFields(db: Db, language: Language, saleId: string, wish: Wish) {
	const { label, price } = wish;
	const sectionKeys = [...new Set(wish.sections)];
	const [opensAt, closesAt] = [new Date(wish.opensAt), new Date(wish.closesAt)];
	const faults: Record<string, string[]> = {};
	if (opensAt >= closesAt) faults.closesAt = [localize(closesTooEarly, language)];
	const known = await db
		.select({ saleId: ticketSections.saleId })
		.from(ticketSections)
		.where(inArray(ticketSections.key, sectionKeys));
	if (known.filter((section) => section.saleId === saleId).length < sectionKeys.length)
		faults.sections = [localize(unknownSection, language)];
	if (Object.keys(faults).length > 0) throw new InvalidInput(faults);
	return { label, price, sectionKeys, opensAt, closesAt };
}

const closesTooEarly = { id: "Harus setelah dibuka.", en: "This must be after it opens." };
const unknownSection = { id: "Tribun ini tidak ada.", en: "There is no such section." };
