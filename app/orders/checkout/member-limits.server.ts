import { lockMember } from "../../members/lock-member.server";
import type { Db } from "../../platform/data/database.server";
import { refuseSaying } from "../../platform/http/refusal";
import { countOrdered } from "../placing/ordered-quantities.server";
import { checkoutRefusals } from "./contract";
import type { Wanted } from "./wanted-goods.server";

/**
 * Over all sizes and all the member's paid and open orders. Locks the member: two orders at once would not see each
 * other. Costs nothing where no product is limited.
 */
export async function checkLimits(db: Db, memberId: string, wanted: Wanted) {
	const limited = Map.groupBy(
		wanted.filter(({ goods }) => goods.memberLimit !== null),
		({ goods }) => goods.product,
	);
	if (limited.size === 0) return;
	await lockMember(db, memberId, "no key update");
	for (const alike of limited.values()) {
		const { title, siblings, memberLimit } = alike[0]!.goods;
		const ordered = sum([...(await countOrdered(db, memberId, siblings)).values()]);
		const rest = Math.max(0, memberLimit! - ordered);
		if (sum(alike.map(({ quantity }) => quantity)) > rest)
			throw refuseSaying(checkoutRefusals, "checkout.over_limit", {
				id: `${title.id}: paling banyak ${memberLimit} per anggota. Kamu masih bisa pesan ${rest}.`,
				en: `${title.en ?? title.id}: at most ${memberLimit} per member. You can still order ${rest}.`,
			});
	}
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
