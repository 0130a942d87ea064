import { type CourierRate, couriersBetween, type RateRequest } from "../../shipping/courier";
import { distanceBetween, metresBetween } from "./distance";

type Service = Pick<CourierRate, "courier" | "service" | "name"> & {
	/** The base price, and the price per hundred kilometres; both per kilogram. */
	base: number;
	perHundred: number;
	/** Minimum days in transit, and the kilometres covered per further day. */
	days: number;
	daily: number;
	/** How precise the courier's estimate is. */
	spread: number;
	/** Maximum distance. */
	reach: number;
};

const anywhere = Number.POSITIVE_INFINITY;
const services: readonly Service[] = [
	{
		courier: "jne",
		service: "reg",
		name: "Reguler",
		base: 10_000,
		perHundred: 1_400,
		days: 1,
		daily: 700,
		spread: 1,
		reach: anywhere,
	},
	{
		courier: "jne",
		service: "yes",
		name: "YES",
		base: 19_000,
		perHundred: 2_600,
		days: 1,
		daily: 5_000,
		spread: 0,
		reach: 900,
	},
	{
		courier: "jnt",
		service: "ez",
		name: "EZ",
		base: 9_000,
		perHundred: 1_350,
		days: 2,
		daily: 650,
		spread: 1,
		reach: anywhere,
	},
	{
		courier: "sicepat",
		service: "halu",
		name: "HALU",
		base: 7_000,
		perHundred: 1_000,
		days: 3,
		daily: 400,
		spread: 2,
		reach: 2_200,
	},
	{
		courier: "anteraja",
		service: "reg",
		name: "Reguler",
		base: 9_000,
		perHundred: 1_300,
		days: 1,
		daily: 550,
		spread: 1,
		reach: 2_600,
	},
];

/** Within a city, from door to door. */
const instant = { courier: "gojek", service: "instant", name: "Instant", base: 12_000, perKilometre: 2_500 };
const instantReach = 40_000;

/** Mountains without a road: one place must have no delivery. */
const unserved = new Set(["94.05"]);

/** Deterministic: the same journey and weight always cost the same. */
export function simulatedRates(request: RateRequest): CourierRate[] {
	const { origin, destination, items, insuredValue } = request;
	const insurance = insuredValue > 0 ? premiumOf(insuredValue) : null;
	const distance = distanceBetween(origin.area, destination.area);
	if (distance === null || unserved.has(destination.area.slice(0, 5))) return [];
	const grams = items.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0);
	const byRoad = services
		.filter(({ reach }) => distance <= reach)
		.map(({ courier, service, name, base, perHundred, days, daily, spread }) => {
			const from = days + Math.floor(distance / daily);
			return {
				courier,
				service,
				name,
				price: toFiveHundred((base + (perHundred * distance) / 100) * kilograms(grams)),
				insurance,
				days: { from, to: from + spread },
			};
		});
	return [...byRoad, ...instantRates(request, insurance)];
}

function instantRates(request: RateRequest, insurance: number | null): CourierRate[] {
	const [from, to] = [request.origin.coordinates, request.destination.coordinates];
	if (!from || !to || !couriersBetween([{ key: instant.courier }], request).length) return [];
	const metres = metresBetween(from, to);
	if (metres > instantReach) return [];
	const { courier, service, name, base, perKilometre } = instant;
	const price = toFiveHundred(base + (perKilometre * metres) / 1_000);
	return [{ courier, service, name, price, insurance, days: { from: 0, to: 0 } }];
}

const toFiveHundred = (price: number) => Math.round(price / 500) * 500;

/** Two per mille, as couriers take it. */
const premiumOf = (value: number) => Math.ceil(value * 0.002);

/** Couriers don't charge for the first 300 grams of a further kilogram. */
const kilograms = (grams: number) => Math.max(1, Math.ceil((grams - 300) / 1000));
