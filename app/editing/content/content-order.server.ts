import { and, asc, eq, max, type SQL } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type AnyContentKind, contentGroupOf, keyOf, lockKind, subjectOf } from "./content-kind.server";
import { type ContentEndpoints, contentRefusals } from "./contract";

/** Swaps it with its neighbour. Moving the first up or the last down changes nothing. */
export async function moveContent(
	{ db, who }: MemberContext,
	kind: AnyContentKind,
	{ id, direction }: ParsedInputOf<ContentEndpoints["move"]>,
) {
	await transaction(db, async (db) => {
		await lockKind(db, kind);
		const [moved] = await db.select().from(kind.table).where(eq(kind.slug, id));
		if (!moved) throw refuse(contentRefusals, "content.unknown");
		const rows = await db
			.select({ id: kind.slug })
			.from(kind.table)
			.where(inGroup(kind, contentGroupOf(kind, moved)))
			.orderBy(asc(kind.place!.position), asc(kind.slug));
		const from = rows.findIndex((row) => row.id === id);
		const to = direction === "up" ? from - 1 : from + 1;
		if (!rows[to]) return;
		const order = rows.map((row) => String(row.id));
		order.splice(from, 1);
		order.splice(to, 0, id);
		await setPositions(db, kind, order);
		await recordAudit(db, {
			by: who.memberId,
			action: `${kind.name}.move`,
			subject: subjectOf(kind, id),
			before: { place: from + 1 },
			after: { place: to + 1 },
		});
	});
	return {};
}

export async function nextPosition(db: Db, kind: AnyContentKind, group: unknown[]): Promise<number> {
	const [last] = await db
		.select({ position: max(kind.place!.position) })
		.from(kind.table)
		.where(inGroup(kind, group));
	return Number(last?.position ?? 0) + 1;
}

/** In two steps, since positions are unique at all times. */
async function setPositions(db: Db, kind: AnyContentKind, ids: string[]) {
	const set = (id: string, position: number) =>
		db
			.update(kind.table)
			.set({ [keyOf(kind, kind.place!.position)]: position })
			.where(eq(kind.slug, id));
	for (const [place, id] of ids.entries()) await set(id, -1 - place);
	for (const [place, id] of ids.entries()) await set(id, place + 1);
}

const inGroup = ({ place }: AnyContentKind, group: unknown[]): SQL | undefined =>
	and(...(place?.within ?? []).map((column, at) => eq(column, group[at])));
