import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import * as z from "zod";
import { createMember } from "../app/members/factories.server";
import { forgotPassword } from "../app/members/resets/reset-contract";
import { defineJob, runBatch } from "../app/platform/data/jobs.server";
import { UncertainCommit } from "../app/platform/data/transaction.server";
import { bind } from "../app/platform/http/bind.server";
import { endpoint } from "../app/platform/http/contract";
import { inRequest, requestId } from "../app/platform/http/request-id.server";
import { testApp } from "../test/app";
import { noLimits } from "../test/call-freely";

const given = "0f3c9a1b7e5d4c2f";

it.each([
	["no", "127.0.0.1", false],
	["1", "10.0.0.9", true],
	["10.0.0.0/8,::1", "10.0.0.9", true],
	["10.0.0.0/8,::1", "::ffff:10.0.0.9", true],
	["10.0.0.0/8,::1", "::1", true],
	["10.0.0.0/8,::1", "203.0.113.9", false],
])(
	"with TRUST_PROXY=%s the request id that %s sends is taken: %s",
	async (trusted, remoteAddress, isTaken) => {
		const { app } = await testApp({ TRUST_PROXY: trusted });
		const ask = async (id: string) =>
			(await app.inject({ url: "/healthz", remoteAddress, headers: { "x-request-id": id } })).headers[
				"x-request-id"
			];
		expect((await ask(given)) === given).toBe(isTaken);
		for (const odd of ["a b\tc", "short", "x".repeat(65), '{"a":1}'])
			expect(await ask(odd)).toMatch(/^[0-9a-f-]{36}$/);
	},
);

it("goes with the jobs that a request queues, in a body and in a transaction", async () => {
	const { app, db, pool } = await testApp({ TRUST_PROXY: "1" }, { limits: noLimits });
	const { email } = await createMember(db);
	const { statusCode } = await app.inject({
		method: "POST",
		url: `/api${forgotPassword.path}`,
		headers: { "x-request-id": given },
		payload: { email },
	});
	expect(statusCode).toBe(200);
	const { rows } = await pool.query("select data from pgboss.job where name not like '\\_%'");
	expect(rows.map(({ data }) => data.requestId)).toEqual([given]);
});

it("goes on from job to job, each with its own, and with none that woke the worker", async () => {
	const { db, jobs, settings, pool } = await testApp();
	const context = { db, jobs, settings, limits: noLimits };
	const next = {
		name: "deliver-message",
		data: z.object({ messageId: z.uuid() }),
		retry: { tries: 1, delay: 1 },
	};
	const job = defineJob({
		name: "first",
		data: z.object({ messageId: z.uuid() }),
		retry: { tries: 1, delay: 1 },
		run: ({ jobs, db }, data) => jobs.send(db, next as never, data),
	});
	const [one, other, none] = [randomUUID(), randomUUID(), randomUUID()];
	await inRequest("whoever-woke-it", () =>
		runBatch(job, context, [
			{ messageId: one, requestId: "request-one" },
			{ messageId: other, requestId: "request-other" },
			{ messageId: none },
		]),
	);
	const { rows } = await pool.query("select data from pgboss.job where name = 'deliver-message'");
	const ids = new Map(rows.map(({ data }) => [data.messageId, data.requestId]));
	expect([ids.get(one), ids.get(other), ids.get(none)]).toEqual(["request-one", "request-other", undefined]);

	const seen: unknown[] = [];
	const together = defineJob({
		...next,
		runAll: async (_, all) => {
			seen.push(requestId());
			return all.map(() => undefined);
		},
	});
	const batch = (...requests: string[]) => requests.map((requestId) => ({ messageId: one, requestId }));
	await runBatch(together, context, batch("request-one", "request-one"));
	await inRequest("whoever-woke-it", () =>
		runBatch(together, context, batch("request-one", "request-other")),
	);
	expect(seen).toEqual(["request-one", null]);
});

it("is told in short with an error that somebody has to look at, and found by that in the log", async () => {
	const failing = (path: string, error: Error) =>
		bind(
			endpoint({
				method: "POST",
				path,
				summary: "Fails",
				access: "public",
				input: z.object({}),
				answer: z.object({}),
			}),
			() => Promise.reject(error),
		);
	const bindings = [
		failing("/broken", new Error("no")),
		failing("/uncertain", new UncertainCommit(new Error("no"))),
	];
	const { app, logs } = await testApp({ TRUST_PROXY: "1" }, { bindings });
	for (const path of ["/api/broken", "/api/uncertain?lang=en"]) {
		const id = randomUUID();
		const response = await app.inject({
			method: "POST",
			url: path,
			headers: { "x-request-id": id },
			payload: {},
		});
		expect(response.statusCode).toBeGreaterThanOrEqual(500);
		expect(response.json().message).toMatch(new RegExp(` (Kode|Reference): ${id.slice(0, 8)}\\.$`));
		const lines = logs.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === id);
		expect(lines.map(({ level }) => level)).toEqual([50, 30]);
	}
});
