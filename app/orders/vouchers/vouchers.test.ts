import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { allowPickUp } from "../../../test/pick-up";
import { createLoggedInMember } from "../../members/factories.server";
import { messages } from "../../messages/tables.server";
import { transaction } from "../../platform/data/transaction.server";
import { rateLimits } from "../../platform/http/rate-limit.server";
import { formatRupiah } from "../../platform/words/money";
import { buildProduct, buildVariant } from "../../store/factories";
import { insertVariants } from "../../store/stock/stock.server";
import { products } from "../../store/tables.server";
import { allotments, holds } from "../allotments/tables.server";
import { placeStoreOrder, voucherTrial } from "../checkout/contract";
import { cancelMyOrder, orderDetail } from "../contract";
import { invoice } from "../documents/contract";
import { checkPayment } from "../payments/check-payments.server";
import { expireOrders } from "../payments/close-order.server";
import { simulate } from "../payments/gateways/simulator/simulate.server";
import { simulatedPayments } from "../payments/gateways/simulator/tables.server";
import { paymentAttempts } from "../payments/tables.server";
import { refundOrder } from "../refunds/refund-order.server";
import { orders } from "../tables.server";
import { buildVoucher } from "./factories.server";
import { lineTitleOf } from "./voucher-rules";

const { db, pool, jobs, settings, call, runJobs } = await testApp({
	PORT: "1",
	UNPAID_ORDERS: "100",
	UNPAID_PIECES: "1000",
});
const delivery = await allowPickUp(db);
const invariants = readFileSync(new URL("../invariants.sql", import.meta.url), "utf8");
const member = await createLoggedInMember(db, { phoneVerifiedAt: new Date() });

let shirt: string;
beforeAll(async () => {
	const [product] = await db
		.insert(products)
		.values(buildProduct({ slug: "jersey", price: 500_000, category: "jersey", division: "football" }))
		.returning();
	const [variant] = await insertVariants(db, [
		buildVariant({ productId: product!.id, sku: "J-M", stock: 500, listOrder: 1 }),
	]);
	shirt = variant!.id;
});

const items = () => [{ variantId: shirt, quantity: 1 }];
const attempt = async (vouchers: string[], who: { token?: string } = member) =>
	(await call(voucherTrial, { items: items(), vouchers, shippingPrice: 18_000 }, who)).body;
const reasonOf = async (code: string, who?: { token?: string }) =>
	(await attempt([code], who)).refused[0]?.reason;
const order = (vouchers: string[], token = member.token, quantity = 1) =>
	call(
		placeStoreOrder,
		{ items: [{ variantId: shirt, quantity }], method: "qris", delivery, vouchers },
		{
			token,
			headers: { "idempotency-key": randomUUID() },
		},
	);
const countsOf = async (id: string | null) =>
	(
		await db
			.select({ held: allotments.held, sold: allotments.sold })
			.from(allotments)
			.where(eq(allotments.id, id!))
	)[0];

describe("trying codes", () => {
	it("shows the discounts, however the codes are typed, and redeems nothing", async () => {
		const { usesId } = await buildVoucher(db, {
			code: "LAUTPASANG",
			effect: "percent",
			value: 10,
			most: 40_000,
			uses: 1,
		});
		const { discounts, total, subtotal } = await attempt([" laut-pasang "]);
		expect(discounts).toEqual([
			{
				code: "LAUTPASANG",
				name: "LAUTPASANG",
				title: "Hemat",
				amount: 40_000,
				off: "goods",
				isAutomatic: false,
			},
		]);
		expect([subtotal, total]).toEqual([500_000, 478_000]);
		expect(await countsOf(usesId)).toEqual({ held: 0, sold: 0 });
		expect((await attempt(["LAUTPASANG"], {})).discounts).toHaveLength(1);
	});

	it("says why a code is refused", async () => {
		await buildVoucher(db, { code: "BESOK", startsAt: new Date(Date.now() + 86_400_000) });
		await buildVoucher(db, { code: "KEMARIN", startsAt: new Date(0), endsAt: new Date(86_400_000) });
		await buildVoucher(db, { code: "BASKET", scope: { divisions: ["basketball"] } });
		await buildVoucher(db, { code: "MAHAL", minimum: 1_500_000 });
		await buildVoucher(db, { code: "TUTUP", isActive: false });
		await buildVoucher(db, { code: "SEKALI", perMember: 1 });
		const unproven = await createLoggedInMember(db);
		expect(await reasonOf("BESOK")).toBe("voucher.not_begun");
		expect(await reasonOf("KEMARIN")).toBe("voucher.ended");
		expect(await reasonOf("BASKET")).toBe("voucher.scope");
		expect(await reasonOf("TUTUP")).toBe("voucher.unknown");
		expect(await reasonOf("SEKALI", unproven)).toBe("voucher.phone_unverified");
		expect((await attempt(["MAHAL"])).refused[0]?.message).toBe(
			`Belum bisa dipakai: minimum belanja ${formatRupiah(1_500_000)}, kurang ${formatRupiah(1_000_000)} lagi.`,
		);
	});

	it("applies automatic ones, and says nothing where they do not apply", async () => {
		const { id } = await buildVoucher(db, {
			code: "OTOMATIS",
			way: "automatic",
			effect: "free_shipping",
			value: 0,
		});
		await buildVoucher(db, {
			code: "OTOMATISBASKET",
			way: "automatic",
			scope: { divisions: ["basketball"] },
		});
		const { discounts, refused } = await attempt([]);
		expect(discounts).toMatchObject([
			{ code: "OTOMATIS", amount: 18_000, off: "shipping", isAutomatic: true },
		]);
		expect(refused).toEqual([]);
		await db.execute(sql`update vouchers set is_active = false where id = ${id}`);
	});

	it("is named by its code if it was typed, and by its title if it came by link or automatically", async () => {
		const title = { id: "Ongkir gratis akhir pekan", en: "Free weekend shipping" };
		await buildVoucher(db, { code: "X7K2Q9PLMN4RTV8W", way: "link", title });
		await buildVoucher(db, { code: "DIKETIK" });
		await buildVoucher(db, { code: "J4H5G6F7D8S9A1Q2", way: "link", title, minimum: 900_000_000 });
		const { discounts, refused } = await attempt(["X7K2Q9PLMN4RTV8W", "DIKETIK", "J4H5G6F7D8S9A1Q2"]);
		expect(discounts.map(({ code, name }) => [code, name])).toEqual([
			["DIKETIK", "DIKETIK"],
			["X7K2Q9PLMN4RTV8W", title.id],
		]);
		expect(refused.map(({ name }) => name)).toEqual([title.id]);
		expect(lineTitleOf({ way: "link", code: "X7K2Q9PLMN4RTV8W", title })).toEqual({
			id: "Voucher Ongkir gratis akhir pekan",
			en: "Voucher Free weekend shipping",
		});
		expect(lineTitleOf({ way: "code", code: "DIKETIK", title }).en).toBe("Voucher DIKETIK");
	});

	it("limits guessing", async () => {
		const guesser = await createLoggedInMember(db);
		const statuses: number[] = [];
		for (let time = 0; time < 17; time++) {
			const { status } = await call(voucherTrial, { items: items(), vouchers: [`TEBAK${time}`] }, guesser);
			statuses.push(status);
		}
		expect(statuses.slice(0, 15)).toEqual(Array(15).fill(200));
		expect(statuses.at(-1)).toBe(429);
	});
});

describe("an order", () => {
	it("holds its vouchers with its goods, sells them when it is paid, frees them when it is cancelled", async () => {
		const voucher = await buildVoucher(db, { code: "ANGGARAN", uses: 5, budget: 120_000, perMember: 5 });
		const first = await order(["ANGGARAN"]);
		expect([first.status, first.body.total]).toEqual([201, 450_000]);
		expect(await countsOf(voucher.usesId)).toEqual({ held: 1, sold: 0 });
		expect(await countsOf(voucher.budgetId)).toEqual({ held: 50_000, sold: 0 });
		const second = await order(["ANGGARAN"]);
		await call(cancelMyOrder, { number: second.body.number }, { token: member.token });
		expect(await countsOf(voucher.budgetId)).toEqual({ held: 50_000, sold: 0 });
		await pay(first.body.number);
		expect(await countsOf(voucher.usesId)).toEqual({ held: 0, sold: 1 });
		expect(await countsOf(voucher.budgetId)).toEqual({ held: 0, sold: 50_000 });
		expect((await pool.query(invariants)).rows).toEqual([]);
	});

	it("uses a voucher whose budget is billions of rupiah", async () => {
		const budget = 5_000_000_000;
		const voucher = await buildVoucher(db, { code: "MUSIMBARU", uses: 100_000, budget, perMember: 1 });
		const { status, body } = await order(["MUSIMBARU"]);
		expect([status, body.total]).toEqual([201, 450_000]);
		await pay(body.number);
		expect(await countsOf(voucher.budgetId)).toEqual({ held: 0, sold: 50_000 });
	});

	it("returns its vouchers once all of it has come back, and not before", async () => {
		const voucher = await buildVoucher(db, { code: "KEMBALI", uses: 5, budget: 120_000, perMember: 1 });
		const { body } = await order(["KEMBALI"], member.token, 2);
		await pay(body.number);
		expect(await reasonOf("KEMBALI")).toBe("voucher.member_used");
		await refund(body.number, [{ position: 1, quantity: 1 }]);
		expect(await countsOf(voucher.usesId)).toEqual({ held: 0, sold: 1 });
		expect(await countsOf(voucher.budgetId)).toEqual({ held: 0, sold: 50_000 });
		await refund(body.number);
		expect(await countsOf(voucher.usesId)).toEqual({ held: 0, sold: 0 });
		expect(await countsOf(voucher.budgetId)).toEqual({ held: 0, sold: 0 });
		expect(await reasonOf("KEMBALI")).toBeUndefined();
		expect((await pool.query(invariants)).rows).toEqual([]);
	});

	it("paid entirely by a voucher can be refunded: stock and voucher return, no money does", async () => {
		const voucher = await buildVoucher(db, { code: "GRATIS", value: 500_000, uses: 1, perMember: 1 });
		const [before, { body }] = [await countsOf(shirt), await order(["GRATIS"])];
		expect([body.total, (await countsOf(shirt))!.sold]).toEqual([0, before!.sold + 1]);
		await runJobs();
		expect(await refund(body.number)).toMatchObject({ state: "refunded", refund: { amount: 0 } });
		await runJobs();
		expect(await countsOf(shirt)).toEqual(before);
		expect(await countsOf(voucher.usesId)).toEqual({ held: 0, sold: 0 });
		const { body: shown } = await call(orderDetail, { number: body.number }, { token: member.token });
		expect([shown.state, shown.refunds]).toEqual(["refunded", []]);
		const { body: paper } = await call(invoice, { number: body.number }, { token: member.token });
		expect(paper.state).toBe("refunded");
		const mails = await db.select().from(messages).where(eq(messages.to, member.email));
		const mail = mails.find(({ subject }) => subject === `Pesanan ${body.number} kami tarik kembali`);
		expect(mail?.text).toContain("tidak ada uang yang perlu dikembalikan");
		expect((await pool.query(invariants)).rows).toEqual([]);
		expect((await order(["GRATIS"])).status).toBe(201);
	});

	it("is refused as a whole when its voucher cannot be used", async () => {
		const { status, body } = await order(["TIDAKADA"]);
		expect([status, body.error]).toEqual([409, "voucher.unknown"]);
	});

	it("gets the last use of a voucher only once, however many press at the same time", async () => {
		await buildVoucher(db, { code: "TERAKHIR", uses: 1 });
		const fans = await Promise.all(Array.from({ length: 8 }, () => createLoggedInMember(db)));
		const answers = await Promise.all(fans.map(({ token }) => order(["TERAKHIR"], token)));
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
		expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.error))).toEqual(
			new Set(["voucher.used_up"]),
		);
		expect(await reasonOf("TERAKHIR")).toBe("voucher.used_up");
	});

	it("uses a voucher as often as one phone number may, even concurrently", async () => {
		await buildVoucher(db, { code: "DUAKALI", perMember: 2 });
		const answers = await Promise.all(Array.from({ length: 6 }, () => order(["DUAKALI"])));
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
		expect(await reasonOf("DUAKALI")).toBe("voucher.member_used");
	});

	it("never spends more than the budget", async () => {
		const { budgetId } = await buildVoucher(db, { code: "HABIS", budget: 120_000 });
		const fans = await Promise.all(Array.from({ length: 5 }, () => createLoggedInMember(db)));
		const answers = await Promise.all(fans.map(({ token }) => order(["HABIS"], token)));
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
		expect(await countsOf(budgetId)).toEqual({ held: 100_000, sold: 0 });
	});
});

it("keeps every invariant under random sequences over orders that share stock and vouchers", async () => {
	const act = fc.record({
		// Most other actions need an order first.
		act: fc.constantFrom(
			"place",
			"place",
			"place",
			"pay",
			"pay",
			"cancel",
			"time is up",
			"refund",
			"refund a part",
		),
		pick: fc.nat(5),
		quantity: fc.integer({ min: 1, max: 2 }),
		codes: fc.subarray(["amount", "percent", "all"] as const),
	});
	let runs = 0;
	await fc.assert(
		fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 14, size: "medium" }), async (acts) => {
			const run = ++runs;
			const codes = { amount: `SEBAGIAN${run}`, percent: `PERSEN${run}`, all: `LUNAS${run}` };
			await buildVoucher(db, { code: codes.amount, uses: 3, budget: 120_000, perMember: 2 });
			await buildVoucher(db, { code: codes.percent, effect: "percent", value: 15, budget: 200_000 });
			await buildVoucher(db, { code: codes.all, effect: "percent", value: 100, uses: 2 });
			const fan = await createLoggedInMember(db, { phoneVerifiedAt: new Date() });
			const placed: { number: string; total: number }[] = [];
			for (const { act, pick, quantity, codes: chosen } of acts) {
				const one = placed[pick % Math.max(1, placed.length)];
				if (act === "place") {
					const { status, body } = await order(
						chosen.map((name) => codes[name]),
						fan.token,
						quantity,
					);
					if (status === 201) placed.push(body);
					else expect(body.error, JSON.stringify(body)).toMatch(/^voucher\.|^checkout\.not_enough$/);
				} else if (!one) continue;
				else if (act === "pay") await payIfDue(one.number);
				else if (act === "cancel") await call(cancelMyOrder, { number: one.number }, { token: fan.token });
				else if (act === "time is up") await letExpire(one.number);
				else await refund(one.number, act === "refund a part" ? [{ position: 1, quantity }] : undefined);
				await runJobs();
				expect((await pool.query(invariants)).rows, act).toEqual([]);
			}
		}),
		{ numRuns: 12 },
	);
});

async function letExpire(number: string) {
	const [due] = await db
		.update(orders)
		.set({ payBy: sql`now() - interval '1 second'` })
		.where(eq(orders.number, number))
		.returning();
	await db
		.update(holds)
		.set({ expiresAt: sql`now() - interval '1 second'` })
		.where(eq(holds.holdId, due!.id));
	await expireOrders.run({ db, jobs, settings, limits: rateLimits(pool) }, {});
}

/** Also late, after it was cancelled or has expired; a free one has nothing to pay. */
async function payIfDue(number: string) {
	await runJobs();
	const [payment] = await db.select().from(simulatedPayments).where(eq(simulatedPayments.reference, number));
	if (payment) await pay(number);
}

const refund = (number: string, lines?: { position: number; quantity: number }[]) =>
	transaction(db, (db) => refundOrder({ db, jobs }, { number, lines, reason: "returned", actor: "staff" }));

async function pay(number: string) {
	await runJobs();
	const [payment] = await db.select().from(simulatedPayments).where(eq(simulatedPayments.reference, number));
	const [paid] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.reference, number));
	const context = { db, jobs, settings, limits: rateLimits(pool), language: "id" as const };
	await simulate(context, payment!.token, "succeed");
	await jobs.send(db, checkPayment, { attemptId: paid!.id });
	await runJobs();
}
