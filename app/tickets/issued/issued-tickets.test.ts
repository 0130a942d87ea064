import { inflateSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { drawDrawing, readCodes } from "../../../test/read-codes";
import { buyTickets, createTicketSale } from "../../../test/ticket-sale";
import { createLoggedInMember } from "../../members/factories.server";
import { readAllotments } from "../../orders/allotments/allotments.server";
import { buildDiscount } from "../../orders/factories.server";
import { placeOrder } from "../../orders/placing/place-order.server";
import { startPaying } from "../../orders/placing/start-paying.server";
import { refundOrder } from "../../orders/refunds/refund-order.server";
import { findAnyOrder } from "../../orders/sold-orders.server";
import { transaction } from "../../platform/data/transaction.server";
import { admitTicket } from "./admit-ticket.server";
import { passByCode, passList } from "./contract";
import { issueTickets } from "./issue-tickets.server";
import { findPublicKey, publicKeyOf } from "./qr/event-keys.server";
import { pathOfCode, verifyTicketCode } from "./qr/ticket-code";
import { issuedTickets } from "./tables.server";

const { app, db, jobs, settings, call, runJobs } = await testApp({}, { limits: noLimits });
const context = { db, jobs, settings, limits: noLimits };
let fan: Awaited<ReturnType<typeof createLoggedInMember>>;
beforeEach(async () => {
	fan = await createLoggedInMember(db);
});

async function buy(quantity: number, times: Parameters<typeof createTicketSale>[1] = {}) {
	const sale = await createTicketSale(db, times);
	const wish = { saleId: sale.saleId, sectionId: sale.sections[0]!.id, quantity };
	return { ...sale, order: await buyTickets(context, fan.id, wish) };
}
const list = async (when: "upcoming" | "past" = "upcoming", token = fan.token) =>
	(await call(passList, { when }, { token })).body;
const listOf = (orderId: string) => db.select().from(issuedTickets).where(eq(issuedTickets.orderId, orderId));

describe("issuing", () => {
	it("gives a ticket for each place, once, however often the job runs", async () => {
		const { order } = await buy(3);
		await Promise.all(Array.from({ length: 4 }, () => issueTickets.run(context, { orderId: order.id })));
		const issued = await listOf(order.id);
		expect(issued.map(({ place, state, holder }) => [place, state, holder])).toEqual([
			[1, "valid", fan.name],
			[2, "valid", fan.name],
			[3, "valid", fan.name],
		]);
		expect(new Set(issued.map(({ number }) => number)).size).toBe(3);
		expect((await findAnyOrder(db, { id: order.id }))?.state).toBe("issued");
	});

	it("issues at once where there is nothing to pay", async () => {
		const { sections } = await createTicketSale(db);
		const { id, price } = sections[0]!;
		const ticket = { quantity: 2, isTaxed: false, title: { id: "Laga", en: "Match" } };
		const { number } = await transaction(db, async (db) => {
			const order = await placeOrder(
				{ db, jobs, language: "id" },
				{
					memberId: fan.id,
					kind: "tickets",
					lines: [
						{ ...ticket, kind: "ticket", unitPrice: price, reference: id, allotmentId: id },
						buildDiscount({ 1: 2 * price }),
					],
					payWithinSeconds: 900,
				},
			);
			await startPaying({ db, jobs, settings, language: "id" }, order, undefined);
			return order;
		});
		expect((await findAnyOrder(db, { number }))?.state).toBe("paid");
		await runJobs();
		const order = await findAnyOrder(db, { number });
		expect(order?.state).toBe("issued");
		expect(await listOf(order!.id)).toHaveLength(2);
	});

	it("signs every code with the key of its event", async () => {
		const { eventId } = await buy(2);
		const { events } = await list();
		const keys = new Set<number>();
		for (const { qr, number } of events[0]!.passes) {
			const signed = await verifyTicketCode(qr!.code, findPublicKey(db));
			expect(signed?.number).toBe(number);
			keys.add(signed!.keyId);
		}
		expect([...keys]).toEqual([(await publicKeyOf(db, eventId)).id]);
	});

	it("never has two live tickets for one place", async () => {
		const { order } = await buy(1);
		const [first] = await listOf(order.id);
		const { id: _, ...copy } = first!;
		await expect(db.insert(issuedTickets).values({ ...copy, number: "ZZZZZZZZ" })).rejects.toThrow();
		await db
			.update(issuedTickets)
			.set({ state: "void", endedAt: new Date() })
			.where(eq(issuedTickets.id, first!.id));
		await db.insert(issuedTickets).values({ ...copy, number: "ZZZZZZZZ" });
	});
});

describe("a member's tickets", () => {
	it("are listed by event, upcoming ones apart from past ones", async () => {
		const first = await buy(2);
		const second = await buy(1);
		const { events, next } = await list();
		expect(next).toBeNull();
		expect(events.map(({ event, passes }) => [event.slug, passes.length]).sort()).toEqual(
			[
				[first.slug, 2],
				[second.slug, 1],
			].sort(),
		);
		expect((await list("past")).events).toEqual([]);
		expect((await list("upcoming", (await createLoggedInMember(db)).token)).events).toEqual([]);
	});

	it("that are dead have no code any more", async () => {
		const { order } = await buy(2);
		const [one] = await listOf(order.id);
		await admitTicket(db, one!.number, "C");
		const shown = (await list()).events[0]!.passes;
		expect(shown.map(({ state, qr, usedGate }) => [state, qr === null, usedGate]).sort()).toEqual([
			["used", true, "C"],
			["valid", false, null],
		]);
	});
});

describe("the page of one ticket", () => {
	it("opens with the signed code, for anybody", async () => {
		await buy(1);
		const [pass] = (await list()).events[0]!.passes;
		const word = pathOfCode(pass!.qr!.code);
		expect(pass!.qr!.path).toContain(word);
		const { status, body } = await call(passByCode, { code: word });
		expect([status, body.pass.number, body.pass.holder]).toEqual([200, pass!.number, fan.name]);
	});

	it("opens with the number for its owner only", async () => {
		await buy(1);
		const [pass] = (await list()).events[0]!.passes;
		const typed = pass!.number.toLowerCase();
		const other = await createLoggedInMember(db);
		expect((await call(passByCode, { code: typed }, { token: fan.token })).status).toBe(200);
		expect((await call(passByCode, { code: typed }, { token: other.token })).status).toBe(404);
		expect((await call(passByCode, { code: typed })).status).toBe(404);
	});

	it("is unknown for altered and odd codes", async () => {
		await buy(1);
		const word = pathOfCode((await list()).events[0]!.passes[0]!.qr!.code);
		const altered = `${word.slice(0, -9)}${word.at(-9) === "A" ? "B" : "A"}${word.slice(-8)}`;
		const odd = [altered, word.slice(0, 40), "KODE-123", "%00", "ÿ", "a".repeat(300)];
		for (const code of odd) expect((await call(passByCode, { code })).status, code).toBe(404);
	});
});

describe("a refund", () => {
	it("voids as many tickets as came back, and never one that was used", async () => {
		const { order } = await buy(3);
		const [first] = await listOf(order.id);
		await admitTicket(db, first!.number, "C");
		const lines = [{ position: 1, quantity: 1 }];
		const refund = (wished?: typeof lines) =>
			transaction(db, (db) =>
				refundOrder({ db, jobs }, { number: order.number, lines: wished, reason: "staff", actor: "staff" }),
			);
		await refund(lines);
		const states = async () => (await listOf(order.id)).map(({ place, state }) => `${place} ${state}`).sort();
		expect(await states()).toEqual(["1 used", "2 valid", "3 void"]);
		await refund();
		expect(await states()).toEqual(["1 used", "2 void", "3 void"]);
	});

	it("gives back only the places that nobody sits on", async () => {
		const { order, sections } = await buy(4);
		const [section] = sections;
		const sold = async () => (await readAllotments(db, [section!.id])).get(section!.id);
		const lines = [{ position: 1, quantity: 2 }];
		const refund = (wished?: typeof lines) =>
			transaction(db, (db) =>
				refundOrder({ db, jobs }, { number: order.number, lines: wished, reason: "staff", actor: "staff" }),
			);
		for (const { number } of (await listOf(order.id)).slice(0, 3)) await admitTicket(db, number, "C");
		await refund(lines);
		expect(await sold()).toMatchObject({ size: 100, sold: 3, left: 97 });
		await refund();
		expect(await sold()).toMatchObject({ size: 100, sold: 3, left: 97 });
		expect((await listOf(order.id)).map(({ state }) => state).sort()).toEqual([
			"used",
			"used",
			"used",
			"void",
		]);
	});
});

describe("the gate", () => {
	it("lets one of many scans at once in", async () => {
		const { order } = await buy(1);
		const [pass] = await listOf(order.id);
		const scans = await Promise.all(Array.from({ length: 20 }, () => admitTicket(db, pass!.number, "A")));
		expect(scans.filter(Boolean)).toHaveLength(1);
	});
});

describe("on paper, a ticket", () => {
	const print = (number: string, token = fan.token, language = "id") =>
		app.inject({
			url: `/api/passes/${number}/pdf?lang=${language}`,
			headers: { authorization: `Bearer ${token}` },
		});

	it("is one page in its owner's language, whose QR reads as the ticket's code", async () => {
		await buy(2);
		const [pass] = (await list()).events[0]!.passes;
		const { statusCode, headers, rawPayload } = await print(pass!.number);
		expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
			200,
			"application/pdf",
			"private, no-store",
		]);
		expect(headers["content-disposition"]).toBe(`attachment; filename="${pass!.number}.pdf"`);
		const text = rawPayload.toString("latin1");
		expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
		expect(text).toContain("/Lang (id");
		expect((await print(pass!.number, fan.token, "en")).rawPayload.toString("latin1")).toContain("/Lang (en");
		expect(await readCodes(await drawPrintedQr(rawPayload, pass!.qr!.size))).toEqual([pass!.qr!.code]);
	});

	it("is its owner's alone, and not made of one that is void", async () => {
		const { order } = await buy(1);
		const [pass] = (await list()).events[0]!.passes;
		const stranger = await createLoggedInMember(db);
		expect((await print(pass!.number, stranger.token)).statusCode).toBe(404);
		await db
			.update(issuedTickets)
			.set({ state: "void", endedAt: new Date() })
			.where(eq(issuedTickets.orderId, order.id));
		const dead = await print(pass!.number);
		expect([dead.statusCode, dead.json().error]).toEqual([409, "passes.dead"]);
	});
});

/** The scaled black path of a page's content, drawn again as a picture. */
function drawPrintedQr(pdf: Buffer, size: number) {
	const parts = pdf.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
	const content = [...parts]
		.flatMap(([, bytes]) => {
			try {
				return [inflateSync(Buffer.from(bytes!, "latin1")).toString("latin1")];
			} catch {
				return [];
			}
		})
		.find((words) => / 0 0 cm\b/.test(words))!;
	// The club's crest is scaled, too; the QR is 260 points wide.
	const [, , path] = [...content.matchAll(/\n([\d.]+) 0 0 \1 0 0 cm\n([\s\S]*?)\nf\b/g)].find(
		([, scale]) => Math.round(Number(scale) * size) === 260,
	)!;
	const drawing = [...path!.matchAll(/(-?[\d.]+) (-?[\d.]+) ([ml])\b|\bh\b/g)]
		.map(([, x, y, step]) => (step ? `${step.toUpperCase()}${x} ${y}` : "Z"))
		.join("");
	return drawDrawing(drawing, size);
}
