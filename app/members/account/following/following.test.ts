import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../../test/app";
import { buyTickets, createTicketSale } from "../../../../test/ticket-sale";
import { events } from "../../../matches/events/tables.server";
import { listInbox } from "../../../messages/inbox/inbox.server";
import { buildPlayer } from "../../../people/players/factories";
import { players } from "../../../people/players/tables.server";
import { rateLimits } from "../../../platform/http/rate-limit.server";
import { createLoggedInMember } from "../../factories.server";
import { follow, followList, isFollowing, renewCalendar, unfollow } from "../../follows/contract";
import { remindFollowers } from "./remind-followers.server";

const { app, call, db, pool, jobs, settings } = await testApp();
const context = { db, jobs, settings, limits: rateLimits(pool) };
const football = { kind: "division", target: "football" } as const;
await db.insert(players).values(buildPlayer({ slug: "raka-wirayuda", division: "football" }));
const calendarAt = async (address: string) => app.inject(new URL(address).pathname);

it("follows and unfollows, as often as it is pressed", async () => {
	const { token } = await createLoggedInMember(db);
	for (const _ of [1, 2]) expect((await call(follow, football, { token })).body.following).toBe(true);
	await call(follow, { kind: "player", target: "raka-wirayuda" }, { token });
	const { body } = await call(followList, {}, { token });
	expect(body.follows.map(({ target }) => target)).toEqual(["football", "raka-wirayuda"]);
	expect((await call(isFollowing, football, { token })).body.following).toBe(true);
	for (const _ of [1, 2]) expect((await call(unfollow, football, { token })).body.following).toBe(false);
	expect((await call(isFollowing, football, { token })).body.following).toBe(false);
});

it("refuses to follow somebody unknown", async () => {
	const { token } = await createLoggedInMember(db);
	expect((await call(follow, { kind: "player", target: "siapa-ini" }, { token })).status).toBe(404);
	expect((await call(follow, { kind: "division", target: "catur" }, { token })).status).toBe(404);
});

it("puts followed matches and those with a ticket into a calendar that only its address opens", async () => {
	const fan = await createLoggedInMember(db);
	const { token } = fan;
	const { saleId, slug, sections } = await createTicketSale(db);
	const other = await createTicketSale(db);
	const { calendar } = (await call(followList, {}, { token })).body;
	expect((await calendarAt(calendar)).body).not.toContain("BEGIN:VEVENT");
	await buyTickets(context, fan.id, { saleId, sectionId: sections[0]!.id, quantity: 1 });
	const withTicket = await calendarAt(calendar);
	expect(withTicket.body).toContain(`UID:${slug}@`);
	expect(withTicket.body).not.toContain(`UID:${other.slug}@`);
	expect(withTicket.headers["cache-control"]).toContain("private");
	await call(follow, football, { token });
	expect((await calendarAt(calendar)).body).toContain(`UID:${other.slug}@`);

	const renewed = (await call(renewCalendar, {}, { token })).body.calendar;
	expect(renewed).not.toBe(calendar);
	expect((await calendarAt(calendar)).statusCode).toBe(404);
	expect((await calendarAt(renewed)).statusCode).toBe(200);
	expect((await app.inject("/calendar/own/x.ics")).statusCode).toBe(404);
});

it("reminds followers once, three hours before the match", async () => {
	const [fan, stranger] = [await createLoggedInMember(db), await createLoggedInMember(db)];
	await call(follow, { kind: "player", target: "raka-wirayuda" }, { token: fan.token });
	const { slug } = await createTicketSale(db);
	await remindFollowers.run(context, {});
	expect((await listInbox(db, fan.id, "id")).messages).toEqual([]);
	await db
		.update(events)
		.set({
			startsAt: sql`date_bin('15 minutes', now(), timestamptz 'epoch') + interval '3 hours 5 minutes'`,
			endsAt: sql`now() + interval '6 hours'`,
		})
		.where(eq(events.slug, slug));
	await remindFollowers.run(context, {});
	const { messages } = await listInbox(db, fan.id, "id");
	expect(messages).toMatchObject([{ topic: "matches", path: `/event/detail/${slug}` }]);
	expect((await listInbox(db, stranger.id, "id")).messages).toEqual([]);
});
