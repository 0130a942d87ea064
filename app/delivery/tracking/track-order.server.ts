import { and, desc, eq, inArray } from "drizzle-orm";
import { club } from "../../../club/profile";
import { moveOrder } from "../../orders/move-order.server";
import { findAnyOrder, listGoods, listOrderEvents } from "../../orders/sold-orders.server";
import type { Order } from "../../orders/tables.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import { hasRole, roles } from "../../platform/http/access";
import type { MemberContext } from "../../platform/http/bind.server";
import { refuse } from "../../platform/http/refusal";
import { mayPretend } from "../../platform/settings.server";
import { localize } from "../../platform/words/language";
import { couriersNamed } from "../couriers/couriers.server";
import { actOnParcel } from "../couriers/simulator/simulated-couriers.server";
import type { SimulatedDelivery } from "../couriers/simulator/simulated-journey";
import { checkParcel, claimDueChecks } from "../parcels/check-parcel.server";
import { receivedRefusals, type TrackedOrder, trackRefusals } from "../parcels/contract";
import { findDelivery } from "../parcels/deliveries.server";
import { listParcels, listToPack } from "../parcels/parcel-lines.server";
import { parcelScans, parcels } from "../parcels/tables.server";
import { isSilent } from "../parcels/watch-parcels.server";
import { parcelStepTexts } from "../shipping/parcel-steps";

/** All parcels of an order. Looking at it makes us ask the courier, unless that was done lately. */
export async function readTracking(
	context: MemberContext,
	id: string,
	courier: string,
): Promise<TrackedOrder> {
	const { db, jobs, settings, language } = context;
	const order = await findOwn(context, id);
	const delivery = order && (await findDelivery(db, order.id));
	if (!order || !delivery) throw refuse(trackRefusals, "track.unknown");
	const boxes = await listParcels(db, [order.id]);
	const isKnown = delivery.courier === courier || boxes.some(({ parcel }) => parcel.courier === courier);
	if (!isKnown) throw refuse(trackRefusals, "track.other_courier");
	const { askEverySeconds } = couriersNamed(settings.COURIERS, { db, settings });
	for (const parcel of await claimDueChecks(db, askEverySeconds, order.id))
		await jobs.send(db, checkParcel, { parcelId: parcel.id });
	const ids = boxes.map(({ parcel }) => parcel.id);
	const [scans, quiet, lines, toPack, timeline] = await Promise.all([
		db.select().from(parcelScans).where(inArray(parcelScans.parcelId, ids)).orderBy(desc(parcelScans.at)),
		db
			.select({ id: parcels.id })
			.from(parcels)
			.where(and(inArray(parcels.id, ids), isSilent)),
		listGoods(db, [order.id]),
		listToPack(db, [order.id]),
		listOrderEvents(db, order.id),
	]);
	const titleAt = (position: number) => {
		const line = lines.find((each) => each.position === position);
		return line ? localize(line.title, language) : "";
	};
	return {
		number: order.number,
		state: order.state,
		timeline: timeline.map(({ state, at }) => ({ state, at: at.toISOString() })),
		deliveryName: localize(delivery.name, language),
		arrival: delivery.arrival,
		address: delivery.address && { ...delivery.address, id: order.id, isMain: false },
		parcels: boxes.map(({ parcel, contents }) => ({
			id: parcel.id,
			courier: parcel.courier,
			courierName:
				club.couriers.find(({ key }) => key === parcel.courier)?.name ?? localize(delivery.name, language),
			waybill: parcel.waybill,
			step: parcel.step,
			isSilent: quiet.some((each) => each.id === parcel.id),
			contents: contents.map(({ position, quantity }) => ({ title: titleAt(position), quantity })),
			scans: scans
				.filter(({ parcelId }) => parcelId === parcel.id)
				.map(({ at, step, place, note }) => ({
					at: at.toISOString(),
					step,
					text: localize(parcelStepTexts[step], language),
					place,
					note,
				})),
			isSimulated: parcel.network === "simulator" && maySimulate(context) && parcel.waybill !== null,
		})),
		toCome: toPack
			.filter(({ unpacked }) => unpacked > 0)
			.map(({ line, unpacked }) => ({ title: localize(line.title, language), quantity: unpacked })),
		canConfirm: order.state === "shipped" || order.state === "delivered",
	};
}

/** The fan's "it is here" doesn't wait for the courier or for the week to end. */
export async function noteReceived(context: MemberContext, number: string) {
	return transaction(context.db, async (db) => {
		const { memberId } = context.who;
		const order = await findAnyOrder(db, { number, memberId }, "update");
		if (!order) throw refuse(receivedRefusals, "track.unknown");
		const mover = { actor: "member", actorId: memberId } as const;
		if (order.state === "shipped") await moveOrder(db, order.id, "delivered", mover);
		const completed = await moveOrder(db, order.id, "completed", mover);
		if (!completed && order.state !== "completed") throw refuse(receivedRefusals, "order.not_on_its_way");
		return { state: "completed" as const };
	});
}

/** On a test site that anybody can open, only staff decide what becomes of a parcel. */
const maySimulate = ({ settings, who }: MemberContext) =>
	mayPretend(settings) && (settings.APP_ENV !== "staging" || hasRole(who, roles));

export async function simulateOwn(
	context: MemberContext,
	parcelId: string,
	act: SimulatedDelivery,
): Promise<void> {
	const { db, jobs, who } = context;
	const [parcel] = await db.select().from(parcels).where(eq(parcels.id, parcelId));
	const order = parcel && (await findAnyOrder(db, { id: parcel.orderId }));
	const isTheirs =
		order?.memberId === who.memberId && parcel?.network === "simulator" && maySimulate(context);
	if (!isTheirs || !parcel?.waybill || !(await actOnParcel(db, parcel.waybill, act)))
		throw refuse(trackRefusals, "track.unknown");
	await jobs.send(db, checkParcel, { parcelId });
}

/** By the order's number, or by a waybill of one of its parcels. */
async function findOwn({ db, who }: MemberContext, id: string): Promise<Order | null> {
	const { memberId } = who;
	return (await findAnyOrder(db, { number: id, memberId })) ?? (await findByWaybill(db, memberId, id));
}

async function findByWaybill(db: Db, memberId: string, waybill: string): Promise<Order | null> {
	const found = await db
		.select({ orderId: parcels.orderId })
		.from(parcels)
		.where(eq(parcels.waybill, waybill));
	for (const { orderId } of found) {
		const order = await findAnyOrder(db, { id: orderId });
		if (order?.memberId === memberId) return order;
	}
	return null;
}
