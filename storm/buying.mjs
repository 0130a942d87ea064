import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "../chaos/expect.mjs";

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

/** As a browser sends it, through a proxy that adds the client's address: again with its place, while it is in line. */
export const post = (site, fan, path, body, { key = randomUUID(), ...options } = {}) =>
	inLine((place) =>
		site.post(`/api${path}`, body, {
			agent,
			...options,
			headers: {
				authorization: `Bearer ${fan.token}`,
				"x-forwarded-for": fan.address,
				"idempotency-key": key,
				...place,
			},
		}),
	);

/** Sends a call until its turn has come, see `buyingLine`. */
export async function inLine(send) {
	let answer = await send({});
	while (answer.headers["queue-place"]) answer = await send({ "queue-place": answer.headers["queue-place"] });
	return answer;
}

export const orderTickets = (site, fan, { saleId, sections, promo }, options) =>
	post(
		site,
		fan,
		"/tickets/orders",
		{
			saleId,
			sections: sections.map((sectionId) => ({ sectionId, quantity: 1 })),
			...(promo && { promo }),
			method: "qris",
		},
		options,
	);

/** Seats of one numbered section. */
export const orderSeats = (site, fan, { saleId, sectionId, seats }, options) =>
	post(
		site,
		fan,
		"/tickets/orders",
		{ saleId, sections: [{ sectionId, quantity: seats.length }], seats, method: "qris" },
		options,
	);

export const orderGoods = (site, fan, { variants, pickUp }, options) =>
	post(
		site,
		fan,
		"/checkout/orders",
		{
			items: variants.map((variantId) => ({ variantId, quantity: 1 })),
			method: "qris",
			delivery: { courier: "pickup", service: pickUp, price: 0 },
		},
		options,
	);

/**
 * What a browser does with an order: sends it with one key, and retries, with either process, until it knows the result.
 * All answers are collected in `answers`.
 */
export async function untilAnswered(club, send, { first = 0, answers = [], tries = 200 } = {}) {
	const key = randomUUID();
	for (let count = 0; count < tries; count++) {
		const answer = await send(club.sites[(first + count) % club.sites.length], key);
		answers.push(answer);
		const isFinal = answer.status !== 0 && answer.status < 500 && !isInProgress(answer);
		if (isFinal) return { key, ...answer };
		await wait(Math.min(2_000, (1 + count) * 100) * Math.random());
	}
	expect(false, `a wish was not answered in ${tries} tries: ${answers.at(-1)?.status}`);
}

export const isInProgress = ({ status, headers }) => status === 409 && Boolean(headers["retry-after"]);

/** Runs `one` so many times, with limited concurrency. */
export async function inParallel(count, atOnce, one) {
	const results = new Array(count);
	let next = 0;
	const lane = async () => {
		while (next < count) {
			const index = next++;
			results[index] = await one(index);
		}
	};
	await Promise.all(Array.from({ length: Math.min(atOnce, count) }, lane));
	return results;
}
