import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, isNull } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { trialApplications } from "../app/club-life/academy/tables.server";
import { trackOrder } from "../app/delivery/parcels/contract";
import { deliveries } from "../app/delivery/parcels/tables.server";
import { addresses } from "../app/delivery/shipping/tables.server";
import { storyOf } from "../app/delivery/tracking/parcel-story";
import { myOrders } from "../app/members/account/contract";
import { mergeRequests } from "../app/members/merging/tables.server";
import { passport } from "../app/members/passport/contract";
import { openSession } from "../app/members/sessions/sessions.server";
import { announcements } from "../app/messages/announcements/tables.server";
import { unreadMessages } from "../app/messages/inbox/inbox-contract";
import { webhookDeliveries, webhookEndpoints } from "../app/messages/webhooks/tables.server";
import { paymentDisputes, refunds } from "../app/orders/payments/tables.server";
import { orders } from "../app/orders/tables.server";
import { rateLimits } from "../app/platform/http/rate-limit.server";
import { contactMessages } from "../app/site/contact/tables.server";
import { returns } from "../app/store/returns/tables.server";
import { allocations } from "../app/tickets/allocations/tables.server";
import { myChangedTickets } from "../app/tickets/changes/contract";
import { passList } from "../app/tickets/issued/contract";
import { ticketReturns } from "../app/tickets/issued/returns/tables.server";
import { shownState } from "../app/tickets/issued/shown-state";
import { issuedTickets } from "../app/tickets/issued/tables.server";
import { offeredTickets } from "../app/tickets/issued/transfers/contract";
import { placeOffers, waitingList } from "../app/tickets/waiting-list/tables.server";
import { demoMember, demoMemberId } from "../club/demo/members";
import { demoAnnouncements, demoLetters, demoMerges, demoTrials, demoWebhook } from "../club/demo/office";
import { demoAddresses, demoOrders } from "../club/demo/store-orders";
import {
	demoAllocations,
	demoComplimentary,
	demoHandedOn,
	demoTicketOrders,
	demoVisits,
	demoWaitingList,
} from "../club/demo/ticket-orders";
import { testApp } from "../test/app";
import { fillDemoClub } from "./demo-club";
import { fillDemoOrders } from "./demo-orders";

const folder = await mkdtemp(path.join(tmpdir(), "ombak-demo-"));
const { db, pool, jobs, settings, call } = await testApp({ DATA_DIR: folder });
afterAll(() => rm(folder, { recursive: true }));

it("fills addresses and orders in different states, once", async () => {
	await fillDemoClub(pool, settings);
	const context = { db, jobs, settings, limits: rateLimits(pool) };
	await fillDemoOrders.run(context, {});
	await fillDemoOrders.run(context, {});
	expect(await db.$count(addresses)).toBe(demoAddresses.length);
	// Plus the friend's two (one with a transferred ticket, one from a group's allocation) and one each of the fan who gave
	// a ticket back and the fan who took it.
	const ofFans = demoOrders.length + demoTicketOrders.length + demoVisits.length + 2 + 2;
	// And the one whose payment was charged back.
	expect(await db.$count(orders)).toBe(ofFans + demoComplimentary.gifts.length + 1);
	expect(
		await db
			.select({ state: orders.state })
			.from(orders)
			.innerJoin(paymentDisputes, eq(paymentDisputes.orderId, orders.id)),
	).toEqual([{ state: "disputed" }]);
	expect(await db.select().from(allocations).orderBy(allocations.id)).toMatchObject(
		demoAllocations.groups.map(({ group, quantity }) => ({ groupName: group, size: quantity })),
	);
	const states = await db
		.selectDistinct({ state: issuedTickets.state })
		.from(issuedTickets)
		.orderBy(issuedTickets.state);
	expect(states.map(({ state }) => state)).toEqual(["returned", "transferred", "used", "valid", "void"]);
	const { access_token: token } = await openSession(db, demoMemberId(demoMember.email), "Chrome · Linux");
	const { events } = (await call(passList, {}, { token })).body;
	const shown = events.flatMap(({ passes }) => passes.map(shownState));
	const { attended, badges } = (await call(passport, {}, { token })).body;
	expect(new Set(attended.map(({ division }) => division))).toEqual(
		new Set(["football", "basketball", "esports"]),
	);
	expect(badges.flatMap(({ key, earnedAt }) => (earnedAt ? [key] : []))).toEqual(
		expect.arrayContaining(["first", "five", "everyDivision"]),
	);
	const changed = (await call(myChangedTickets, {}, { token })).body.tickets;
	expect(changed).toMatchObject([{ tickets: 2, choice: null, choices: ["keep", "credit", "refund"] }]);
	expect(new Set(shown)).toEqual(
		new Set(["valid", "used", "void", "transferred", "offered", "returning", "frozen"]),
	);
	expect((await call(offeredTickets, {}, { token })).body.offers).toMatchObject([{ from: "Raka Adiwangsa" }]);
	expect(await db.$count(waitingList, isNull(waitingList.outcome))).toBe(demoWaitingList.fans.length);
	const handedOn = await db
		.select({ giver: ticketReturns.giverId, taker: waitingList.memberId, refund: refunds.reason })
		.from(ticketReturns)
		.innerJoin(placeOffers, eq(placeOffers.id, ticketReturns.offerId))
		.innerJoin(waitingList, eq(waitingList.id, placeOffers.fanId))
		.innerJoin(issuedTickets, eq(issuedTickets.id, ticketReturns.passId))
		.innerJoin(refunds, eq(refunds.orderId, issuedTickets.orderId))
		.where(eq(ticketReturns.outcome, "taken"));
	expect(handedOn).toEqual([
		{
			giver: demoMemberId(demoHandedOn.giver),
			taker: demoMemberId(demoHandedOn.taker),
			refund: "given_back",
		},
	]);
	const made = await db
		.select({ number: orders.number, courier: deliveries.courier })
		.from(orders)
		.innerJoin(deliveries, eq(deliveries.orderId, orders.id))
		.where(eq(orders.memberId, demoMemberId(demoMember.email)))
		.orderBy(orders.createdAt);
	const stories = [];
	for (const { number, courier } of made)
		stories.push(storyOf((await call(trackOrder, { id: number, courier }, { token })).body));
	expect(stories).toEqual([
		"arrived",
		"arrived",
		"packing",
		"onTheWay",
		"waiting",
		"onTheWay",
		"arrived",
		"packing",
		"over",
		"over",
	]);
	const { counts } = (await call(myOrders, {}, { token })).body;
	expect(counts).toEqual({ all: 10, to_pay: 1, packing: 2, on_the_way: 3, delivered: 3, closed: 1 });
	expect((await call(unreadMessages, {}, { token })).body.unread).toBe(10 + demoAnnouncements.length);
	expect(await db.select().from(announcements).orderBy(announcements.id)).toMatchObject(
		demoAnnouncements.map(({ topic }) => ({ topic, told: 1, doneAt: expect.any(Date) })),
	);
	expect(await db.$count(contactMessages)).toBe(demoLetters.length);
	expect(await db.$count(trialApplications)).toBe(demoTrials.length);
	expect(await db.$count(mergeRequests)).toBe(demoMerges.length);
	// Nobody listens at the example's address, so nothing is sent there.
	expect(await db.select().from(webhookEndpoints)).toMatchObject([{ disabledBecause: "staff" }]);
	expect(await db.$count(webhookDeliveries, isNull(webhookDeliveries.nextTryAt))).toBe(
		demoWebhook.deliveries.length,
	);
	const asked = (await db.select().from(returns).orderBy(returns.id)).map(({ state, photos }) => [
		state,
		photos.length,
	]);
	expect(asked).toEqual([
		["accepted", 1],
		["asked", 1],
	]);
});
