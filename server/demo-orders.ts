import { eq } from "drizzle-orm";
import * as z from "zod";
import { saveAddress } from "../app/delivery/addresses/addresses.server";
import { loadAreas } from "../app/delivery/areas/load-areas.server";
import { actOnParcel } from "../app/delivery/couriers/simulator/simulated-couriers.server";
import { bookParcel } from "../app/delivery/packing/book-parcel.server";
import { createParcel } from "../app/delivery/packing/pack-parcel.server";
import { checkParcel } from "../app/delivery/parcels/check-parcel.server";
import { parcels } from "../app/delivery/parcels/tables.server";
import { askRates } from "../app/delivery/shipping/rates.server";
import type { Address } from "../app/delivery/shipping/tables.server";
import { listHomeMatches } from "../app/matches/events/home-matches.server";
import { saveChild } from "../app/members/family/children.server";
import { findMemberByEmail } from "../app/members/find-member.server";
import { saveFollow } from "../app/members/follows/follows.server";
import { recordConsents } from "../app/members/registration/consents.server";
import { recordView } from "../app/members/staff/views.server";
import { addToInbox } from "../app/messages/inbox/inbox.server";
import type { placeStoreOrder } from "../app/orders/checkout/contract";
import { pickup } from "../app/orders/checkout/delivery/delivery.server";
import { orderGoods } from "../app/orders/checkout/order-goods.server";
import { findWantedGoods, toParcelItems } from "../app/orders/checkout/wanted-goods.server";
import { orderNews } from "../app/orders/order-news";
import { orderPush } from "../app/orders/order-push";
import { openAttempt } from "../app/orders/payments/attempts.server";
import { checkPayment } from "../app/orders/payments/check-payments.server";
import { cancelOrder } from "../app/orders/payments/close-order.server";
import { listAttempts } from "../app/orders/payments/find-attempts.server";
import { simulate } from "../app/orders/payments/gateways/simulator/simulate.server";

import { findAnyOrder } from "../app/orders/sold-orders.server";
import { insertVoucher } from "../app/orders/vouchers/create-voucher.server";
import { defineJob, type JobContext } from "../app/platform/data/jobs.server";
import { readValue, replaceValue } from "../app/platform/data/stored-values.server";
import { transaction } from "../app/platform/data/transaction.server";
import { type MemberContext, noCookies } from "../app/platform/http/bind.server";
import type { ParsedInputOf } from "../app/platform/http/contract";
import { demoId } from "../club/demo/demo-id";
import { demoMember, demoMemberId, demoStaff } from "../club/demo/members";
import { demoAddresses, demoDispute, demoOrders, demoVouchers } from "../club/demo/store-orders";
import { fillDemoOffice } from "./demo-office";
import { playReturn } from "./demo-returns";
import { fillDemoTickets, visitDemoMatches } from "./demo-tickets";

const filled = "demo-orders";

/**
 * Addresses, vouchers and orders for the demo member, made through the calls of a fan, a gateway, a seller and a courier. A job,
 * since it needs the areas, which startup does not wait for.
 */
export const fillDemoOrders = defineJob({
	name: "fill-demo-orders",
	data: z.object({}),
	retry: { tries: 0, delay: 60 },
	run: async (context) => {
		const { db, settings } = context;
		const isPlayed = settings.PAYMENT_GATEWAY === "simulator" && settings.COURIERS === "simulator";
		const [nadia, wulan] = [
			await findMemberByEmail(db, demoMember.email),
			await findMemberByEmail(db, demoStaff.email),
		];
		if (!isPlayed || !nadia || !wulan || (await readValue(db, filled))) return;
		await replaceValue(db, filled, "yes");
		await loadAreas.run(context, {});
		const fan = callAs(context, nadia.id);
		const addresses: Address[] = [];
		for (const [index, address] of demoAddresses.entries())
			addresses.push(await saveAddress(fan, { ...address, isMain: index === 0 }));
		for (const voucher of demoVouchers) await insertVoucher(db, voucher);
		await playDispute(callAs(context, demoMemberId(demoDispute.buyer)));
		// First, so that they are the oldest of the member's orders.
		await visitDemoMatches(fan, callAs(context, wulan.id), (orderId) => pay(fan, orderId));
		for (const order of demoOrders) await playOrder(fan, callAs(context, wulan.id), order, addresses);
		await fillDemoTickets(fan, callAs(context, wulan.id), (orderId) => pay(fan, orderId));
		await fillDemoPrivacy(fan, callAs(context, wulan.id));
		// Last: it notifies followers.
		await fillDemoOffice(callAs(context, wulan.id));
	},
});

/** A fan with a child and something to follow, and a staff access for the privacy screen to show. */
async function fillDemoPrivacy(fan: MemberContext, staff: MemberContext) {
	const { db, who } = fan;
	await recordConsents(db, who.memberId, [{ kind: "terms", given: true }]);
	await saveChild(fan, { childName: "Bintang Putri", birthDate: "2016-05-03", consent: true });
	await saveFollow(db, who.memberId, { kind: "division", target: "football" });
	await saveFollow(db, who.memberId, { kind: "player", target: "raka-wirayuda" });
	await recordView(db, staff.who, "support", { memberId: who.memberId, what: "profile" });
}

async function playOrder(
	fan: MemberContext,
	seller: MemberContext,
	{ skus, print, address: place, vouchers, parcels: boxes, unpaid, returned }: (typeof demoOrders)[number],
	addresses: readonly Address[],
) {
	const items = skus.map((sku) => ({ ...itemOf(sku), ...(print && { print }) }));
	const order = await placeOrder(fan, items, place === null ? null : addresses[place]!, vouchers);
	if (!order) return;
	const { number } = order;
	if (unpaid === "open") await openPayment(fan, order.id);
	else if (unpaid === "cancelled")
		await transaction(fan.db, (db) => cancelOrder({ ...fan, db }, order.id, fan.who.memberId));
	else await pay(fan, order.id);
	for (const { lines, acts } of boxes) {
		const contents = lines.map((position) => ({ position, quantity: 1 }));
		const { id } = await createParcel(seller, { number, lines: contents });
		await bookParcel.run(seller, { parcelId: id });
		const [parcel] = await fan.db.select().from(parcels).where(eq(parcels.id, id));
		for (const act of acts) await actOnParcel(fan.db, parcel!.waybill!, act);
		await checkParcel.run(fan, { parcelId: id });
	}
	await fillInbox(fan, number);
	if (returned) await playReturn(fan, seller, number, returned);
}

/** The buyer's bank has taken a payment back; finance says how that ends. */
async function playDispute(fan: MemberContext) {
	const order = await placeOrder(fan, demoDispute.skus.map(itemOf), null);
	if (!order) return;
	await pay(fan, order.id);
	await atGateway(fan, order.id, "charge_back");
}

const itemOf = (sku: string) => ({ variantId: demoId(`variant/${sku}`), quantity: 1 });

async function placeOrder(
	fan: MemberContext,
	items: ParsedInputOf<typeof placeStoreOrder>["items"],
	address: Address | null,
	vouchers: readonly string[] = [],
) {
	const delivery = await chooseDelivery(fan, items, address);
	if (!delivery) return null;
	const wish = {
		items,
		method: "qris" as const,
		delivery,
		vouchers: [...vouchers],
		giftWrap: false,
		fromCart: false,
		note: "",
	};
	const { number } = await transaction(fan.db, (db) => orderGoods({ ...fan, db }, wish));
	return findAnyOrder(fan.db, { number });
}

/** No jobs run here, so no mails either: only an order's latest news goes to the inbox. */
async function fillInbox({ db, who }: MemberContext, number: string) {
	const { state } = (await findAnyOrder(db, { number }))!;
	const news = orderNews.find((one) => one === (state === "awaiting_payment" ? "placed" : state));
	if (news) await addToInbox(db, who.memberId, "orders", orderPush(number, news));
}

async function chooseDelivery(
	fan: MemberContext,
	items: ParsedInputOf<typeof placeStoreOrder>["items"],
	address: Address | null,
): Promise<ParsedInputOf<typeof placeStoreOrder>["delivery"] | null> {
	if (!address) {
		const [match] = await listHomeMatches(fan.db, 30, 1);
		return match ? { courier: pickup, service: match.slug, price: 0, isInsured: false } : null;
	}
	const parcel = toParcelItems(await findWantedGoods(fan.db, items));
	const [rate] = (await askRates(fan, address, parcel)).rates;
	return rate
		? {
				addressId: address.id,
				courier: rate.courier,
				service: rate.service,
				price: rate.price,
				isInsured: false,
			}
		: null;
}

async function openPayment(fan: MemberContext, orderId: string) {
	const [attempt] = await listAttempts(fan.db, orderId);
	await openAttempt.run(fan, { attemptId: attempt!.id });
}

async function pay(fan: MemberContext, orderId: string) {
	await openPayment(fan, orderId);
	await atGateway(fan, orderId, "succeed");
}

async function atGateway(fan: MemberContext, orderId: string, act: "succeed" | "charge_back") {
	const [attempt] = await listAttempts(fan.db, orderId);
	await simulate(fan, attempt!.pageUrl!.split("/").at(-1)!, act);
	await checkPayment.run(fan, { attemptId: attempt!.id });
}

/** Demo orders send no mails, and the effects of their other jobs are created right here. */
const callAs = (context: JobContext, memberId: string): MemberContext => ({
	...context,
	jobs: { send: async () => {}, sendAll: async () => {} },
	language: "id",
	address: "127.0.0.1",
	userAgent: "",
	...noCookies,
	who: { kind: "member", memberId, sessionId: "", roles: [] },
});
