import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { auditLog } from "../../members/staff/tables.server";
import { rateLimits } from "../../platform/http/rate-limit.server";
import { buildLine, createOrder, settleAttempt } from "../factories.server";
import { changeVoucher, createVoucher, endVoucher, staffVoucher, staffVouchers } from "./contract";
import { vouchers, voucherUses } from "./tables.server";
import { tryVouchers } from "./vouchers.server";

const { db, pool, jobs, settings, call } = await testApp();
const context = { db, jobs, settings, limits: rateLimits(pool), language: "id" as const };
const seller = await createLoggedInMember(db);
await grantRoles(db, { memberId: seller.id, roles: ["seller"], by: null });
const { token } = seller;

const fields = (overrides = {}) => ({
	title: { id: "Hemat", en: "Save" },
	effect: "amount" as const,
	value: 50_000,
	...overrides,
});
const create = (code: string | undefined, overrides = {}, way: "code" | "link" | "automatic" = "code") =>
	call(createVoucher, { way, ...(code && { code }), ...fields(overrides) }, { token });
const idOf = async (code: string) => (await db.select().from(vouchers).where(eq(vouchers.code, code)))[0]!.id;
const change = async (code: string, overrides = {}) =>
	call(changeVoucher, { id: await idOf(code), ...fields(overrides) }, { token });
const endIt = async (code: string) => call(endVoucher, { id: await idOf(code) }, { token });
const show = async (code: string) => (await call(staffVoucher, { id: await idOf(code) }, { token })).body;
const shirt = { key: "1", position: 1, kind: "goods" as const, amount: 500_000 };
const refusalOf = async (code: string) => {
	const guest = { ...context, who: { kind: "guest" as const }, address: "127.0.0.1" };
	return (await tryVouchers(guest, [code], [shirt])).refused[0]?.reason ?? null;
};
/** An order with this voucher; its total does not matter here. */
async function use(code: string, amount: number, isPaid: boolean) {
	const [voucher] = await db.select().from(vouchers).where(eq(vouchers.code, code));
	const { order, attempt } = await createOrder(context, { memberId: seller.id, lines: [buildLine()] });
	await db.insert(voucherUses).values({ orderId: order.id, voucherId: voucher!.id, amount });
	if (isPaid) await settleAttempt(context, attempt.id);
	return order.number;
}

describe("a voucher", () => {
	it("is created by code, for a link and automatic, and can be used from then on", async () => {
		const { status, body } = await create("laut biru-10", { uses: 100, budget: 1_000_000, perMember: 1 });
		expect([status, body]).toMatchObject([
			201,
			{
				code: "LAUTBIRU10",
				state: "running",
				uses: { size: 100, left: 100 },
				budget: { left: 1_000_000 },
				link: null,
			},
		]);
		expect(await refusalOf("LAUTBIRU10")).toBeNull();
		expect((await create("LAUT-BIRU 10")).body.error).toBe("voucher.code_taken");
		const byLink = (await create("ABC", {}, "link")).body;
		expect(byLink.code).toMatch(/^[A-F0-9]{20}$/);
		expect(byLink.link).toBe(`${settings.publicUrl}/cart?voucher=${byLink.code}`);
		expect((await create(undefined, {}, "automatic")).status).toBe(201);
	});

	it("is refused when its fields contradict each other, with an error at the field", async () => {
		const faults = async (overrides: object) =>
			Object.keys((await create("SALAH", overrides)).body.errors ?? {});
		expect(await faults({ effect: "percent", value: 101 })).toEqual(["value"]);
		expect(await faults({ value: 0 })).toEqual(["value"]);
		const startsAt = "2026-11-20T00:00:00+07:00";
		expect(await faults({ startsAt, endsAt: startsAt })).toEqual(["endsAt"]);
		expect(Object.keys((await create(undefined)).body.errors ?? {})).toEqual(["code"]);
	});

	it("has limits that can be raised, added and removed, but never fall below what is used", async () => {
		await create("BATAS");
		await use("BATAS", 50_000, true);
		await use("BATAS", 50_000, true);
		expect((await change("BATAS", { uses: 1 })).body.error).toBe("voucher.limit_too_low");
		expect((await change("BATAS", { uses: 2, budget: 150_000 })).body).toMatchObject({
			state: "used_up",
			uses: { size: 2, sold: 2, left: 0 },
			budget: { sold: 100_000, left: 50_000 },
		});
		expect(await refusalOf("BATAS")).toBe("voucher.used_up");
		expect((await change("BATAS", { uses: 3 })).body).toMatchObject({ uses: { left: 1 }, budget: null });
		expect((await change("BATAS", { uses: 1 })).body.error).toBe("voucher.limit_too_low");
		const log = await db.select().from(auditLog).where(eq(auditLog.subject, "voucher/BATAS"));
		expect(log.map(({ action }) => action)).toEqual([
			"vouchers.create",
			"vouchers.change",
			"vouchers.change",
		]);
	});

	it("is not overwritten by somebody who missed the latest change; an order with it is no such change", async () => {
		await create("BERDUA", { budget: 1_000_000 });
		const { version } = await show("BERDUA");
		await use("BERDUA", 50_000, true);
		expect((await change("BERDUA", { budget: 2_000_000, version })).body.budget?.size).toBe(2_000_000);
		expect((await change("BERDUA", { budget: 1_000_000, minimum: 100_000, version })).body.error).toBe(
			"voucher.changed",
		);
		const now = await show("BERDUA");
		expect([now.budget?.size, now.minimum, now.changedBy]).toEqual([2_000_000, 0, seller.name]);
		expect((await change("BERDUA", { budget: 3_000_000, version: now.version })).status).toBe(200);
	});

	it("ends at once, even before it has begun", async () => {
		await create("USAI");
		expect((await endIt("USAI")).body.state).toBe("ended");
		expect((await endIt("USAI")).body.state).toBe("ended");
		expect(await refusalOf("USAI")).toBe("voucher.ended");
		await create("NANTI", { startsAt: "2099-01-01T00:00:00Z" });
		expect((await show("NANTI")).state).toBe("coming");
		expect((await endIt("NANTI")).body.state).toBe("ended");
		expect((await call(endVoucher, { id: crypto.randomUUID() }, { token })).body.error).toBe(
			"voucher.unknown",
		);
	});

	it("reports uses and totals of paid and open orders", async () => {
		await create("LAPORAN");
		const [paid, open] = [await use("LAPORAN", 30_000, true), await use("LAPORAN", 20_000, false)];
		const { report } = await show("LAPORAN");
		expect(report.paid).toEqual({ orders: 1, amount: 30_000 });
		expect(report.open).toEqual({ orders: 1, amount: 20_000 });
		expect(report.latest.map(({ number }) => number)).toEqual([open, paid]);
	});

	it("is listed by state and words, page after page", async () => {
		for (let at = 0; at < 52; at++) await create(`DERET${100 + at}`);
		const first = (await call(staffVouchers, { q: "deret" }, { token })).body;
		const second = (await call(staffVouchers, { q: "deret", after: first.next! }, { token })).body;
		expect([first.vouchers.length, second.vouchers.map(({ code }) => code), second.next]).toEqual([
			50,
			["DERET101", "DERET100"],
			null,
		]);
		await create("RAMADAN26", { title: { id: "Diskon Lebaran", en: "Feast days" } });
		for (const q of ["madan-26", "lebaran", "FEAST d"])
			expect((await call(staffVouchers, { q }, { token })).body.vouchers).toMatchObject([
				{ code: "RAMADAN26" },
			]);
	});

	it("is listed by when it ended once it has, page after page", async () => {
		await endIt("DERET100");
		const ended = async (after?: string) =>
			(await call(staffVouchers, { state: "ended", after }, { token })).body.vouchers.map(({ code }) => code);
		expect(await ended()).toEqual(["DERET100", "NANTI", "USAI"]);
		expect(await ended(await idOf("DERET100"))).toEqual(["NANTI", "USAI"]);
		expect(await ended(await idOf("NANTI"))).toEqual(["USAI"]);
	});

	it("that a colleague has ended does not come back by a form opened before", async () => {
		await create("BATAL", { startsAt: "2099-01-01T00:00:00Z" });
		const { version } = await show("BATAL");
		await endIt("BATAL");
		expect((await change("BATAL", { startsAt: "2099-01-01T00:00:00Z", version })).body.error).toBe(
			"voucher.changed",
		);
		expect((await show("BATAL")).state).toBe("ended");
	});
});
