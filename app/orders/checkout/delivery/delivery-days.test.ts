import { expect, it } from "vitest";
import type { DeliveryService } from "../contract";
import { daysFor, reachOf } from "./delivery-days";

const service = (to: string, courier = "jne"): DeliveryService => ({
	courier,
	courierName: courier,
	service: "reg",
	name: "Reguler",
	price: 1,
	insurance: null,
	arrival: { from: to, to },
	isBeforeMatch: null,
});
const now = new Date("2026-11-16T18:00:00Z");
const days = (services: DeliveryService[], match?: string) => daysFor(services, match, now, "Asia/Jakarta");

it("begins with today in the club's time zone and shows a week", () => {
	expect(days([service("2026-11-19")]).days).toEqual([
		"2026-11-17",
		"2026-11-18",
		"2026-11-19",
		"2026-11-20",
		"2026-11-21",
		"2026-11-22",
		"2026-11-23",
	]);
});

it("grows to two weeks at most for a slow courier, and not for a distant match", () => {
	expect(days([service("2026-11-26")]).days).toHaveLength(10);
	expect(days([service("2027-01-26")]).days).toHaveLength(14);
	expect(days([service("2026-11-28", "pickup")]).days).toHaveLength(7);
});

it("has the match's day, if it is among them", () => {
	expect(days([], "2026-11-21T12:00:00Z").matchAt).toBe(4);
	expect(days([], "2026-12-21T12:00:00Z").matchAt).toBeNull();
});

it("draws a service up to its day, and later ones to the end", () => {
	const week = days([]);
	expect(reachOf(service("2026-11-19"), week)).toBeCloseTo(2.65 / 7);
	expect(reachOf(service("2026-12-19"), week)).toBe(1);
});
