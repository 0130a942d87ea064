import { and, eq, sql } from "drizzle-orm";
import { releasePhotos, usePhotos } from "../../editing/photos/photos.server";
import { listMembers } from "../../members/find-member.server";
import { listMyGoods } from "../../orders/history/my-goods.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import type { RateLimit } from "../../platform/http/rate-limit.server";
import { refuse } from "../../platform/http/refusal";
import { type rateItem as rateItemEndpoint, ratingRefusals } from "./contract";
import { describeItems, editableDays, findSold, hasArrived } from "./my-items.server";
import { ratings } from "./tables.server";

const perMember: RateLimit = { name: "rating-member", points: 60, seconds: 60 * 60 };

/** Rates a delivered item, or changes its rating. */
export async function saveRating(
	context: MemberContext,
	{ number, position, stars, words, fit, photos }: ParsedInputOf<typeof rateItemEndpoint>,
): Promise<AnswerOf<typeof rateItemEndpoint>> {
	const { memberId } = context.who;
	await context.limits.take(perMember, memberId);
	return transaction(context.db, async (db) => {
		// Locked, so that two presses at once make one rating and one change.
		const { goods, isKnown } = await listMyGoods(db, memberId, { number }, "update");
		if (!isKnown) throw refuse(ratingRefusals, "order.unknown");
		const line = goods.find((each) => each.position === position);
		const sold = line?.reference ? (await findSold(db, [line.reference])).get(line.reference) : undefined;
		if (!line || !sold) throw refuse(ratingRefusals, "rating.unknown_item");
		if (!hasArrived(line.state)) throw refuse(ratingRefusals, "rating.not_arrived");
		const isThis = and(eq(ratings.orderId, line.orderId), eq(ratings.position, position));
		const [before] = await db
			.select({
				photos: ratings.photos,
				isOpen: sql<boolean>`${ratings.createdAt} > now() - make_interval(days => ${editableDays})`,
			})
			.from(ratings)
			.where(isThis);
		if (before && !before.isOpen) throw refuse(ratingRefusals, "rating.closed");
		const shown = await usePhotos(db, memberId, [...new Set(photos)]);
		if (!shown) throw refuse(ratingRefusals, "rating.unknown_photo");
		const said = { stars, words, fit: sold.size === null ? null : fit, photos: shown };
		if (before)
			await db
				.update(ratings)
				.set({ ...said, editedAt: sql`now()` })
				.where(isThis);
		else
			await db.insert(ratings).values({
				...said,
				productId: sold.productId,
				memberId,
				name: firstName((await listMembers(db, [memberId]))[0]?.name ?? ""),
				orderId: line.orderId,
				position,
				size: sold.size,
				isVerified: true,
			});
		await releasePhotos(db, before?.photos.map(({ id }) => id) ?? []);
		const [item] = await describeItems({ ...context, db }, [line]);
		return { item: item! };
	});
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? "";
