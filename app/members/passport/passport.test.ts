import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { drawDrawing, readCodes } from "../../../test/read-codes";
import { buyTickets, createTicketSale } from "../../../test/ticket-sale";
import { rateLimits } from "../../platform/http/rate-limit.server";
import { gateScans } from "../../tickets/gate/tables.server";
import { passList } from "../../tickets/issued/contract";
import { issuedTickets } from "../../tickets/issued/tables.server";
import { createLoggedInMember } from "../factories.server";
import { earnBadges } from "./badges";
import { passport } from "./contract";
import { seasonOf } from "./season";

const { app, call, db, pool, jobs, settings } = await testApp();
const context = { db, jobs, settings, limits: rateLimits(pool) };

it("stamps what was scanned at a gate, once per match, and nobody else's", async () => {
	const [fan, other] = [await createLoggedInMember(db), await createLoggedInMember(db)];
	const { saleId, sections, slug, eventId } = await createTicketSale(db);
	await buyTickets(context, fan.id, { saleId, sectionId: sections[0]!.id, quantity: 2 });
	expect((await call(passport, {}, { token: fan.token })).body.attended).toEqual([]);
	for (const pass of await db.select().from(issuedTickets).where(eq(issuedTickets.memberId, fan.id)))
		await db.insert(gateScans).values({
			id: randomUUID(),
			eventId,
			passId: pass.id,
			gate: "B",
			scanner: "hp-1",
			memberId: other.id,
			direction: "in",
			verdict: "in",
			visit: 1,
			isManual: false,
			scannedAt: new Date(),
		});
	const { body } = await call(passport, {}, { token: fan.token });
	expect(body.attended).toMatchObject([{ slug, division: "football" }]);
	expect(body.badges.find(({ key }) => key === "first")!.earnedAt).not.toBeNull();
	expect(body.badges.find(({ key }) => key === "five")).toMatchObject({
		earnedAt: null,
		reached: 1,
		goal: 5,
	});
	expect((await call(passport, {}, { token: other.token })).body.attended).toEqual([]);

	const card = await app.inject({
		url: "/api/user/passport/card",
		headers: { authorization: `Bearer ${fan.token}` },
	});
	expect(card.headers["content-type"]).toBe("image/png");
	expect(await sharp(card.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
	// The shared picture must not grant entry; the same reader does find the code of a real ticket.
	expect(await readCodes(card.rawPayload)).toEqual([]);
	const { events } = (await call(passList, { when: "upcoming" }, { token: fan.token })).body;
	const qr = events[0]!.passes[0]!.qr!;
	expect(await readCodes(await drawDrawing(qr.drawing, qr.size))).toEqual([qr.code]);
});

it("earns a badge with the visit that reaches its goal", () => {
	const visit = (day: number, division: "football" | "basketball" | "esports", isWon = false) => ({
		at: `2026-08-${String(day).padStart(2, "0")}T12:00:00.000Z`,
		division,
		isWon,
	});
	const badges = earnBadges([visit(1, "football"), visit(2, "esports", true), visit(3, "basketball")]);
	const of = (key: string) => badges.find((badge) => badge.key === key);
	expect(of("first")?.earnedAt).toBe("2026-08-01T12:00:00.000Z");
	expect(of("everyDivision")?.earnedAt).toBe("2026-08-03T12:00:00.000Z");
	expect(of("fiveWins")).toMatchObject({ earnedAt: null, reached: 1 });
	expect(of("ten")).toMatchObject({ earnedAt: null, reached: 3 });
});

it("begins a season in July", () => {
	expect(seasonOf("2026-06-30T12:00:00Z")).toBe("2025/26");
	expect(seasonOf("2026-07-01T12:00:00Z")).toBe("2026/27");
	expect(seasonOf("2099-12-01T12:00:00Z")).toBe("2099/00");
});
