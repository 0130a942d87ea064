import { and, desc, eq, lt } from "drizzle-orm";
import { listMembers } from "../../members/find-member.server";
import { recordAudit } from "../../members/staff/audit.server";
import {
	type AllotmentStanding,
	NotEnough,
	readAllotments,
	resizeAllotment,
} from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import type { StockReason } from "../stock/stock-reasons";
import { stockMovements, variants } from "../tables.server";
import {
	movementsPerPage,
	type moveStock as moveStockEndpoint,
	sellingRefusals,
	type stockHistory,
} from "./contract";

export type Movement = {
	variantId: string;
	change: number;
	reason: StockReason;
	note?: string;
	memberId: string | null;
};

/** The only way to change a variant's stock: stock and movement in one transaction. */
export async function saveMovement(
	db: Db,
	{ variantId, change, reason, note = "", memberId }: Movement,
): Promise<AllotmentStanding> {
	return transaction(db, async (db) => {
		const stock = await resizeAllotment(db, variantId, (size) => size + change).catch((error) => {
			throw error instanceof NotEnough ? refuse(sellingRefusals, "stock.not_enough") : error;
		});
		if (!stock) throw refuse(sellingRefusals, "variant.unknown");
		await db.insert(stockMovements).values({ variantId, change, reason, note, size: stock.size, memberId });
		return stock;
	});
}

export async function moveByStaff(
	{ db, who }: MemberContext,
	{ id, ...movement }: ParsedInputOf<typeof moveStockEndpoint>,
): Promise<AnswerOf<typeof moveStockEndpoint>> {
	const { sku } = await findVariant(db, id);
	const stock = await saveMovement(db, { ...movement, variantId: id, memberId: who.memberId });
	await recordAudit(db, {
		by: who,
		action: "store.stock",
		subject: `variant/${sku}`,
		before: { size: stock.size - movement.change },
		after: { size: stock.size, ...movement },
	});
	return { stock };
}

export async function listMovements(
	db: Db,
	{ id, after }: ParsedInputOf<typeof stockHistory>,
): Promise<AnswerOf<typeof stockHistory>> {
	await findVariant(db, id);
	const rows = await db
		.select()
		.from(stockMovements)
		.where(and(eq(stockMovements.variantId, id), after ? lt(stockMovements.id, after) : undefined))
		.orderBy(desc(stockMovements.id))
		.limit(movementsPerPage + 1);
	const shown = rows.slice(0, movementsPerPage);
	const [stock, people] = await Promise.all([
		readAllotments(db, [id]),
		listMembers(
			db,
			shown.flatMap(({ memberId }) => memberId ?? []),
		),
	]);
	return {
		stock: stock.get(id)!,
		movements: shown.map(({ memberId, createdAt, ...movement }) => ({
			...movement,
			by: people.find((each) => each.id === memberId)?.name ?? null,
			at: createdAt.toISOString(),
		})),
		next: rows.length > movementsPerPage ? shown.at(-1)!.id : null,
	};
}

export async function findVariant(db: Db, id: string) {
	const [variant] = await db.select().from(variants).where(eq(variants.id, id));
	if (!variant) throw refuse(sellingRefusals, "variant.unknown");
	return variant;
}
