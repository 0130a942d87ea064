import { sql } from "drizzle-orm";
import { lockMember } from "../../members/lock-member.server";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { refuseSaying } from "../../platform/http/refusal";
import { counted } from "../../platform/lists/counted";
import type { Settings } from "../../platform/settings.server";
import { unpaidRefusals } from "../contract";
import { orderLines, orders } from "../tables.server";

export type UnpaidLimits = Pick<Settings, "UNPAID_ORDERS" | "UNPAID_PIECES">;

/**
 * What is ordered is kept from everybody else until it is paid, so a member may leave only so much unpaid. Locks the
 * member: two orders at once would not see each other.
 */
export async function checkUnpaid(
	db: Db,
	memberId: string,
	{ UNPAID_ORDERS: mostOrders, UNPAID_PIECES: mostPieces }: UnpaidLimits,
	/** Of goods, in the order about to be placed. */
	pieces: number,
) {
	const [, [unpaid]] = await Promise.all([
		lockMember(db, memberId, "no key update"),
		countUnpaid.run(db, { memberId }),
	]);
	if (unpaid!.orders >= mostOrders)
		throw refuseSaying(unpaidRefusals, "order.too_many_unpaid", {
			id: `Masih ada ${unpaid!.orders} pesananmu yang belum dibayar. Bayar atau batalkan salah satunya dulu.`,
			en: `You have ${counted(unpaid!.orders, "order", "orders")} waiting to be paid. Pay or cancel one first.`,
		});
	const rest = Math.max(0, mostPieces - unpaid!.pieces);
	if (pieces > rest)
		throw refuseSaying(unpaidRefusals, "order.too_many_pieces", {
			id: `Paling banyak ${mostPieces} barang dalam pesanan yang belum dibayar. Sekarang kamu masih bisa pesan ${rest}.`,
			en: `Unpaid orders can hold at most ${counted(mostPieces, "item", "items")}. You can order ${rest} more for now.`,
		});
}

const countUnpaid = statement<{ orders: number; pieces: number }>(
	() => sql`
		select count(*)::int as orders, coalesce(sum((
			select sum(quantity) from ${orderLines} line
			where line.order_id = unpaid.id and line.kind = 'goods'
		)), 0)::int as pieces
		from ${orders} unpaid
		where member_id = ${sql.placeholder("memberId")} and state = 'awaiting_payment' and pay_by > now()`,
);
