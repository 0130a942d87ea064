import { and, desc, eq, isNotNull, isNull, lt, lte } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import { notifyMember } from "../../messages/notifications/announce.server";
import { pathTo } from "../../paths";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import { products } from "../tables.server";
import {
	type answerRating,
	staffRatingRefusals,
	type staffRatings,
	staffRatingsPerPage,
} from "./staff-contract";
import { ratings } from "./tables.server";

const conditions = {
	all: undefined,
	unanswered: and(isNull(ratings.answer), isNull(ratings.hiddenBecause)),
	hidden: isNotNull(ratings.hiddenBecause),
};

/** Where a reply matters most: three stars or fewer, not answered yet. */
export const countToAnswer = (db: Db): Promise<number> =>
	db.$count(ratings, and(conditions.unanswered, lte(ratings.stars, 3)));

export async function listRatingsForStaff(
	{ db, language }: MemberContext,
	{ state, most, product, after }: ParsedInputOf<typeof staffRatings>,
): Promise<AnswerOf<typeof staffRatings>> {
	const rows = await selectRatings(db)
		.where(
			and(
				conditions[state],
				most ? lte(ratings.stars, most) : undefined,
				product ? eq(products.slug, product) : undefined,
				after ? lt(ratings.id, after) : undefined,
			),
		)
		.orderBy(desc(ratings.id))
		.limit(staffRatingsPerPage + 1);
	const shown = rows.slice(0, staffRatingsPerPage);
	return {
		ratings: shown.map((row) => describe(row, language)),
		next: rows.length > staffRatingsPerPage ? shown.at(-1)!.rating.id : null,
	};
}

/** The author is told of the first reply; a correction is only shown. */
export async function answer(
	{ db, jobs, who, language }: MemberContext,
	{ id, answer }: ParsedInputOf<typeof answerRating>,
) {
	return transaction(db, async (db) => {
		const { rating, product } = await lockRating(db, id);
		if (rating.answer !== answer) {
			await db.update(ratings).set({ answer }).where(eq(ratings.id, id));
			await recordAudit(db, {
				by: who.memberId,
				action: "ratings.answer",
				subject: `rating/${id}`,
				before: { answer: rating.answer },
				after: { answer },
			});
			if (answer && !rating.answer && rating.memberId && !rating.hiddenBecause)
				await notifyMember({ db, jobs }, rating.memberId, "orders", {
					title: { id: "Klub menjawab penilaianmu", en: "The club has replied to your rating" },
					body: product.name,
					path: pathTo("store-detail", { id: product.slug }),
					tag: `rating ${id}`,
				});
		}
		return describe(await lockRating(db, id), language);
	});
}

export async function hide({ db, who, language }: MemberContext, id: string, because: string | null) {
	return transaction(db, async (db) => {
		const { rating } = await lockRating(db, id);
		if (rating.hiddenBecause !== because) {
			await db.update(ratings).set({ hiddenBecause: because }).where(eq(ratings.id, id));
			await recordAudit(db, {
				by: who.memberId,
				action: because ? "ratings.hide" : "ratings.show",
				subject: `rating/${id}`,
				before: { hiddenBecause: rating.hiddenBecause },
				after: { hiddenBecause: because },
			});
		}
		return describe(await lockRating(db, id), language);
	});
}

const selectRatings = (db: Db) =>
	db
		.select({ rating: ratings, product: { slug: products.slug, name: products.name } })
		.from(ratings)
		.innerJoin(products, eq(products.id, ratings.productId))
		.$dynamic();
type Row = Awaited<ReturnType<typeof selectRatings>>[number];

async function lockRating(db: Db, id: string): Promise<Row> {
	const [row] = await selectRatings(db).where(eq(ratings.id, id)).for("update", { of: ratings });
	if (!row) throw refuse(staffRatingRefusals, "rating.unknown");
	return row;
}

const describe = ({ rating, product }: Row, language: Language) => ({
	...rating,
	product: { slug: product.slug, name: localize(product.name, language) },
	at: rating.createdAt.toISOString(),
});
