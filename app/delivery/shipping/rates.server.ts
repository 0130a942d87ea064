import { and, eq, gt, lt, or, sql } from "drizzle-orm";
import * as z from "zod";
import { club } from "../../../club/profile";
import type { Db } from "../../platform/data/database.server";
import { defineJob } from "../../platform/data/jobs.server";
import { statement } from "../../platform/data/statement.server";
import type { CallContext } from "../../platform/http/bind.server";
import { couriersNamed } from "../couriers/couriers.server";
import {
	CourierAway,
	type CourierPoint,
	type CourierRate,
	type ParcelItem,
	type RateRequest,
} from "./courier";
import { courierRates } from "./tables.server";

type RateContext = Pick<CallContext, "db" | "settings">;

/** Fresh; remembered because the couriers are down; or away because, in addition, nothing is remembered. */
export type KnownRates = { state: "fresh" | "remembered" | "away"; rates: CourierRate[]; askedAt: Date };

const freshFor = sql`interval '15 minutes'`;
/** How long a shown price stays valid. */
const validFor = sql`interval '2 hours'`;
const rememberedFor = sql`interval '7 days'`;

/**
 * Delivery prices for these items. Asks the couriers only when there is no fresh answer in the cache, and after `mayAsk`,
 * which may refuse.
 */
export async function askRates(
	{ db, settings }: RateContext,
	destination: CourierPoint,
	items: readonly ParcelItem[],
	mayAsk = async () => {},
): Promise<KnownRates> {
	const request = requestOf(destination, items);
	const journey = journeyOf(settings.COURIERS, request);
	const [known] = await rememberedRates.run(db, { journey });
	if (known?.isFresh) return { state: "fresh", rates: known.rates, askedAt: known.askedAt };
	await mayAsk();
	try {
		const couriers = couriersNamed(settings.COURIERS, { db, settings });
		const rates = await couriers.listRates(request);
		const [kept] = await keepRates.run(db, { journey, rates: JSON.stringify(rates) });
		return { state: "fresh", rates, askedAt: kept!.askedAt };
	} catch (error) {
		if (!(error instanceof CourierAway)) throw error;
		if (!known) return { state: "away", rates: [], askedAt: new Date() };
		await db.update(courierRates).set({ awayAt: sql`now()` }).where(eq(courierRates.journey, journey));
		return { state: "remembered", rates: known.rates, askedAt: known.askedAt };
	}
}

/**
 * The cached rate of one service, without asking anybody: an order is placed in a transaction, where nothing waits for
 * another server. Null when it is too old or there is none; then the fan has to load the rates again.
 */
export async function findRate(
	{ db, settings }: RateContext,
	destination: CourierPoint,
	items: readonly ParcelItem[],
	chosen: Pick<CourierRate, "courier" | "service">,
): Promise<CourierRate | null> {
	const journey = journeyOf(settings.COURIERS, requestOf(destination, items));
	const [known] = await validRates.run(db, { journey });
	const isChosen = ({ courier, service }: CourierRate) =>
		courier === chosen.courier && service === chosen.service;
	return known?.rates.find(isChosen) ?? null;
}

const given = sql.placeholder;

const rememberedRates = statement((db: Db) =>
	db
		.select({ rates: courierRates.rates, askedAt: courierRates.askedAt, isFresh: isYounger(freshFor) })
		.from(courierRates)
		.where(and(eq(courierRates.journey, given("journey")), isYounger(rememberedFor))),
);

const validRates = statement((db: Db) => {
	const isAway = and(gt(courierRates.awayAt, sql`now() - ${validFor}`), isYounger(rememberedFor));
	return db
		.select({ rates: courierRates.rates })
		.from(courierRates)
		.where(and(eq(courierRates.journey, given("journey")), or(isYounger(validFor), isAway)));
});

const keepRates = statement<{ askedAt: Date }>(
	() => sql`
		insert into ${courierRates} (journey, rates) values (${given("journey")}, ${given("rates")}::jsonb)
		on conflict (journey) do update set rates = excluded.rates, asked_at = now(), away_at = null
		returning asked_at as "askedAt"`,
);

/** Deletes rates that are too old to be used, even while the couriers are down: a guest can ask for any number of journeys. */
export const forgetRates = defineJob({
	name: "forget-rates",
	data: z.object({}),
	retry: { tries: 2, delay: 600 },
	every: "10 20 * * *",
	run: async ({ db }) => {
		await db.delete(courierRates).where(lt(courierRates.askedAt, sql`now() - ${rememberedFor}`));
	},
});

export const warehouse: CourierPoint = {
	area: club.warehouse.district,
	postcode: club.warehouse.postcode,
	coordinates: club.warehouse.coordinates,
};

/** The worth of goods that can be insured; 0 below the club's limit. */
export function insurableValue(items: readonly Pick<ParcelItem, "value" | "quantity">[]): number {
	const worth = items.reduce((sum, { value, quantity }) => sum + value * quantity, 0);
	return club.insureFrom !== null && worth >= club.insureFrom ? worth : 0;
}

const requestOf = (destination: CourierPoint, items: readonly ParcelItem[]): RateRequest => ({
	origin: warehouse,
	destination,
	items,
	insuredValue: insurableValue(items),
});

const isYounger = (age: typeof freshFor) => sql<boolean>`${courierRates.askedAt} > now() - ${age}`;

/** By the gram: couriers change price at weights of their own, and a fan pays what was asked for this very cart. */
function journeyOf(network: string, { destination, items, insuredValue }: RateRequest): string {
	const { area, postcode, coordinates } = destination;
	const grams = items.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0);
	const point =
		coordinates && warehouse.coordinates ? ` @${coordinates.latitude},${coordinates.longitude}` : "";
	const insured = insuredValue > 0 ? ` insured ${insuredValue}` : "";
	const route = [network, warehouse.area, warehouse.postcode, area.slice(0, 8), postcode, grams].join(" ");
	return `${route}${point}${insured}`;
}
