import { listMembers } from "../../members/find-member.server";
import { recordView } from "../../members/staff/views.server";
import { listRefunds } from "../../orders/refunds/refunds.server";
import { countRefunded, findAnyOrder } from "../../orders/sold-orders.server";
import { listAllLines, listTimeline, readStanding } from "../../orders/staff/staff-orders.server";
import type { Member } from "../../platform/http/access";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import { parcelRefusals } from "../parcels/contract";
import { findDelivery } from "../parcels/deliveries.server";
import { listParcels, listToPack } from "../parcels/parcel-lines.server";
import type { staffOrder } from "./contract";
import { readSkus, showDelivery, showParcel } from "./shown-parts.server";

/** Logged: the buyer can see that staff looked. */
export async function readForStaff(
	{ db, language, who }: MemberContext,
	number: string,
): Promise<AnswerOf<typeof staffOrder>> {
	const order = await findAnyOrder(db, { number: number.toUpperCase() });
	if (!order) throw refuse(parcelRefusals, "order.unknown");
	await recordView(db, who, roleOf(who), {
		memberId: order.memberId,
		what: "orders",
		reference: order.number,
	});
	const [lines, toPack, refunded, timeline, delivery, boxes, refunds] = await Promise.all([
		listAllLines(db, [order.id]),
		listToPack(db, [order.id]),
		countRefunded(db, [order.id]),
		listTimeline(db, order.id),
		findDelivery(db, order.id),
		listParcels(db, [order.id]),
		listRefunds(db, order.id),
	]);
	const staffIds = timeline.flatMap(({ actor, actorId }) => (actor === "staff" && actorId ? [actorId] : []));
	const [skuOf, staff] = await Promise.all([readSkus(db, lines), listMembers(db, staffIds)]);
	const at = (position: number) => (each: { position: number }) => each.position === position;
	return {
		number: order.number,
		kind: order.kind,
		state: readStanding(order, new Date()),
		total: order.total,
		placedAt: order.createdAt.toISOString(),
		payBy: order.payBy.toISOString(),
		paidAt: order.paidAt?.toISOString() ?? null,
		buyer: { memberId: order.memberId, ...order.buyer },
		delivery: delivery && showDelivery(delivery, language),
		lines: lines.map((line) => ({
			...line,
			title: localize(line.title, language),
			sku: skuOf(line),
			unpacked: toPack.find(({ line: { position } }) => position === line.position)?.unpacked ?? 0,
			refunded: refunded.find(at(line.position))?.quantity ?? 0,
		})),
		timeline: timeline.map((event) => ({
			...event,
			at: event.at.toISOString(),
			by: staff.find(({ id }) => id === event.actorId)?.name ?? null,
		})),
		parcels: boxes.map(showParcel),
		refunds: refunds.map((refund) => ({
			...refund,
			askedAt: refund.createdAt.toISOString(),
			doneAt: refund.doneAt?.toISOString() ?? null,
		})),
	};
}

/** The caller's role that allows the look. */
const roleOf = ({ roles }: Member) =>
	(["seller", "support", "finance"] as const).find((role) => roles.includes(role)) ?? "admin";
