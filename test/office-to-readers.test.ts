import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bindings } from "../app/bindings.server";
import { contentKinds } from "../app/content-kinds.server";
import { createLoggedInMember } from "../app/members/factories.server";
import { grantRoles } from "../app/members/staff/roles.server";
import type { AnswerOf, Endpoint, InputOf } from "../app/platform/http/contract";
import { fillDemoClub } from "../server/demo-club";
import { testApp } from "./app";
import { callFreely, noLimits } from "./call-freely";
import { readerSamples, type ShownThing } from "./reader-samples";
import { startTwoProcesses } from "./two-processes";

const { app, db, pool, url, jobs, settings } = await testApp({}, { limits: noLimits });
await fillDemoClub(pool, settings);
const { id, token } = await createLoggedInMember(db);
await grantRoles(db, { memberId: id, roles: ["admin"], by: null });

async function ask<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>> {
	const response = await callFreely(app, endpoint, input as Record<string, unknown>, token);
	expect(response.statusCode, response.body).toBeLessThan(300);
	return response.json();
}
const samples = readerSamples(db, ask);
const processes = await startTwoProcesses({ settings, pool, jobs, url });
afterAll(processes.close);

/** Until both processes show the change, in milliseconds. */
const times: number[] = [];
/** A change that nobody announces is seen after half a minute. */
const soon = { timeout: 15_000, interval: 20 };
const seen = (page: string, words: string) =>
	vi.waitFor(async () => {
		for (const answer of await processes.read(page)) expect(answer).toContain(words);
	}, soon);

it("knows a sample of every kind of content that editors keep, and of everything that is cached", () => {
	const names = samples.map(({ name }) => name);
	expect(
		contentKinds.map(({ name }) => name).filter((name) => !names.includes(name)),
		"Add one to test/content-samples.ts or test/reader-samples.ts.",
	).toEqual([]);
	const cached = new Set(bindings.flatMap(({ endpoint }) => endpoint.tags ?? []));
	const tags = samples.map(({ tag }) => tag);
	expect([...cached].filter((tag) => !tags.includes(tag))).toEqual([]);
});

describe("what is changed in the office reaches readers, whichever of two processes they ask", () => {
	// All up front: the second of two changes within a second is announced at its end, and each sample would wait for that.
	const made = new Map<string, ShownThing>();
	beforeAll(async () => {
		for (const { name, make } of samples) made.set(name, await make());
	});

	it.each(samples.map(({ name }) => name))("%s", async (name) => {
		const { page, before, after, change } = made.get(name)!;
		await seen(page, before);
		// Both answer from their caches now, so the change has to reach these.
		await vi.waitFor(async () => {
			const hits = processes.hits();
			await processes.read(page);
			for (const [at, now] of processes.hits().entries()) expect(now).toBeGreaterThan(hits[at]!);
		}, soon);
		await change();
		const changedAt = performance.now();
		await seen(page, after);
		times.push(performance.now() - changedAt);
	});

	it("within two seconds", () => {
		// The median, since a slow moment of the machine may delay single ones.
		expect(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(2_000);
	});
});
