import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { forgetRates } from "./rates.server";
import { courierRates } from "./tables.server";

const { db, jobs, settings } = await testApp();

it("deletes rates once they are too old to be used", async () => {
	await db.insert(courierRates).values(
		["6", "8"].map((days) => ({
			journey: `${days} days`,
			rates: [],
			askedAt: new Date(Date.now() - Number(days) * 86_400_000),
		})),
	);
	await forgetRates.run({ db, jobs, settings, limits: undefined as never }, {});
	expect((await db.select().from(courierRates)).map(({ journey }) => journey)).toEqual(["6 days"]);
});
