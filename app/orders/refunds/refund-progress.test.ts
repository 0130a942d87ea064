import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refundProgress } from "./refund-progress";

const zone = "Asia/Jakarta";
const on = (text: string) => new Date(`${text}+07:00`);
const dayOfRefund = (from: string, now: string) =>
	refundProgress({ state: "due", createdAt: on(from), accountNamedAt: null }, on(now), zone)?.day;

describe("the working day of a refund", () => {
	it.each([
		["2026-11-16T09:00", "2026-11-16T23:59", 1],
		["2026-11-16T09:00", "2026-11-17T00:00", 2],
		["2026-11-16T09:00", "2026-11-20T12:00", 5],
		["2026-11-16T09:00", "2026-11-22T12:00", 5],
		["2026-11-16T09:00", "2026-11-23T00:01", 6],
		["2026-11-21T10:00", "2026-11-22T10:00", 1],
		["2026-11-21T10:00", "2026-11-24T10:00", 2],
		["2026-12-31T10:00", "2027-01-04T10:00", 3],
	])("of %s on %s is %i", (from, now, day) => expect(dayOfRefund(from, now)).toBe(day));

	it("matches a count by hand", () => {
		const start = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
		fc.assert(
			fc.property(start, fc.nat(60), (createdAt, days) => {
				const isWorking = (day: number) =>
					new Date(createdAt.getTime() + (7 + day * 24) * 3_600_000).getUTCDay() % 6 !== 0;
				const counted = Array.from({ length: days + 1 }, (_, day) => day).filter(isWorking).length;
				const now = new Date(createdAt.getTime() + days * 86_400_000);
				const progress = refundProgress({ state: "due", createdAt, accountNamedAt: null }, now, zone);
				expect(progress?.day).toBe(Math.max(1, counted));
			}),
		);
	});

	it("begins when the fan has given an account, and ends when the money is sent", () => {
		const createdAt = on("2026-11-16T09:00");
		const now = on("2026-11-26T09:00");
		expect(refundProgress({ state: "needs_account", createdAt, accountNamedAt: null }, now, zone)).toBeNull();
		const named = { createdAt, accountNamedAt: on("2026-11-25T09:00") };
		expect(refundProgress({ state: "sent", ...named }, now, zone)).toEqual({ day: 2, of: 14 });
		expect(refundProgress({ state: "done", ...named }, now, zone)).toBeNull();
	});
});
