import { verify } from "@node-rs/argon2";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { testApp } from "../../../test/app";
import { listOutbox } from "../../messages/outbox/outbox.server";
import { rateLimits } from "../../platform/http/rate-limit.server";
import { login, logout, makeDeviceToken, sendLogInLink } from "../contract";
import { createLoggedInMember, createMember } from "../factories.server";
import { freeMisses } from "../guess-ledger.server";
import { canTake, guessLimits } from "../guess-limits.server";
import { inHashQueue } from "../passwords/hash-queue.server";
import { forgotPassword, newPasswordByLink } from "../resets/reset-contract";
import { userData } from "../sessions/session-contract";
import { listSessions } from "../sessions/sessions.server";
import { memberSessions } from "../tables.server";
import { listLogIns } from "./log-ins.server";

vi.mock("../passwords/hash-queue.server", async (load) => {
	const { inHashQueue } = await load<typeof import("../passwords/hash-queue.server")>();
	return { inHashQueue: vi.fn(inHashQueue) };
});
vi.mock("@node-rs/argon2", async (load) => {
	const argon2 = await load<typeof import("@node-rs/argon2")>();
	// Hundreds of guesses, none of which asks what a hash costs: `passwords.test.ts` does.
	const hash: typeof argon2.hash = (password) => argon2.hash(password, { memoryCost: 64, timeCost: 1 });
	return { ...argon2, hash, verify: vi.fn(argon2.verify) };
});

const { call, db, logs, pool, runJobs } = await testApp();
let addresses = 0;
/** Limits count per IP address, so each test uses its own. */
const newAddress = () => `10.${++addresses}.0.1`;
const failed = "The data provided is not appropriate.";

describe("POST /login", () => {
	it("returns a 256-bit token, valid for thirty days", async () => {
		const { email, password } = await createMember(db);
		const { status, body } = await call(login, { email, password });
		expect(status).toBe(200);
		expect(body).toEqual({
			access_token: expect.stringMatching(/^[\w-]{43}$/),
			expires_in: 30 * 24 * 60 * 60,
		});
	});

	it("trims the e-mail and ignores its case", async () => {
		const { email, password } = await createMember(db);
		const { status } = await call(login, { email: `  ${email.toUpperCase()} `, password });
		expect(status).toBe(200);
	});

	it("stores only the hash of the token", async () => {
		const { id, email, password } = await createMember(db);
		const { body } = await call(login, { email, password });
		const [session] = await db.select().from(memberSessions).where(eq(memberSessions.memberId, id));
		expect(session?.tokenHash).toMatch(/^[\w-]{43}$/);
		expect(JSON.stringify(session)).not.toContain(body.access_token);
	});

	it("answers a wrong password and an unknown account identically, with 422 and no `error`", async () => {
		const { email } = await createMember(db);
		const wrong = await call(login, { email, password: "bukan-ini-1987" });
		const unknown = await call(login, { email: "tiada@example.com", password: "bukan-ini-1987" });
		expect(wrong.status).toBe(422);
		expect(wrong.body).toEqual({
			message: failed,
			errors: { email: ["Email atau kata sandi salah."] },
		});
		expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
	});

	it("computes a hash for an unknown account too", async () => {
		const { email } = await createMember(db);
		const hashes = async (email: string) => {
			const before = vi.mocked(verify).mock.calls.length;
			await call(login, { email, password: "bukan-ini-1987" });
			return vi.mocked(verify).mock.calls.length - before;
		};
		expect([await hashes(email), await hashes("tiada@example.com")]).toEqual([1, 1]);
	});

	it.each([
		[{}, ["email", "password"]],
		[{ email: "nadia@example.com" }, ["password"]],
		[{ password: "x" }, ["email"]],
		[{ email: "bukan email", password: "x" }, ["email"]],
		[{ email: "a\u0000b@example.com", password: "x" }, ["email"]],
		[{ email: "nadia@example.com", password: "x".repeat(129) }, ["password"]],
		[{ email: 7, password: ["x"] }, ["email", "password"]],
		[{ auth_token: "x".repeat(201) }, ["auth_token"]],
	])("answers %j with a text for each field", async (input, fields) => {
		const { status, body } = await call(login, input as never);
		expect(status).toBe(422);
		expect(Object.keys(body.errors ?? {})).toEqual(expect.arrayContaining(fields));
		expect(body).not.toHaveProperty("error");
	});

	it("answers in English to an English reader", async () => {
		const { email } = await createMember(db);
		const { body } = await call(login, { email, password: "bukan-ini-1987" }, { language: "en" });
		expect(body.errors).toEqual({ email: ["Wrong e-mail or password."] });
	});
});

const wrong = "bukan-ini-1987";
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
	String(headers["set-cookie"]).split(";")[0] as string;

describe("password guess limits", () => {
	const guess = (email: string, password = wrong, headers = {}) =>
		call(login, { email, password }, { address: newAddress(), headers });
	/** Simulates the passing of time. */
	const wait = (seconds: number) =>
		pool.query(
			"update password_guesses set open_at = open_at - make_interval(secs => $1), last_at = last_at - make_interval(secs => $1)",
			[seconds],
		);

	it("locks after the third wrong password, from any address and even for the right one", async () => {
		const { email, password } = await createMember(db);
		for (let tried = 0; tried < freeMisses; tried++) expect((await guess(email)).status).toBe(422);
		const right = await guess(email, password);
		expect([right.status, right.body.error]).toEqual([429, "too_many_requests"]);
		expect(Number(right.headers["retry-after"])).toBeGreaterThan(0);
		expect(Number(right.headers["retry-after"])).toBeLessThanOrEqual(60);
		await wait(60);
		expect((await guess(email, password)).status).toBe(200);
	});

	it("verifies no more than the free guesses of a hundred concurrent ones", async () => {
		const { email } = await createMember(db);
		const answers = await Promise.all(Array.from({ length: 100 }, () => guess(email)));
		expect(answers.filter(({ status }) => status === 422)).toHaveLength(freeMisses);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(100 - freeMisses);
	});

	it("verifies at most a hundred in a day of constant guessing, and never locks for more than 15 minutes", async () => {
		const { email } = await createMember(db);
		const day = 24 * 60 * 60;
		let judged = 0;
		let longest = 0;
		for (let passed = 0; passed < day; ) {
			const { status, headers } = await guess(email);
			if (status === 422) judged++;
			const seconds = Number(headers["retry-after"] ?? 0);
			longest = Math.max(longest, seconds);
			passed += seconds;
			await wait(seconds);
		}
		expect(judged).toBeGreaterThan(90);
		expect(judged).toBeLessThanOrEqual(100);
		expect(longest).toBe(15 * 60);
	});

	it("does not lock browsers the member has used before, and counts their misses separately", async () => {
		const { email, password } = await createMember(db);
		const cookie = cookieOf(await guess(email, password));
		await Promise.all(Array.from({ length: 100 }, () => guess(email)));
		expect((await guess(email, password)).status).toBe(429);
		expect((await guess(email, wrong, { cookie })).status).toBe(422);
		const again = await guess(email, password, { cookie });
		expect(again.status).toBe(200);
		for (let tried = 0; tried < freeMisses; tried++) await guess(email, wrong, { cookie: cookieOf(again) });
		expect((await guess(email, wrong, { cookie: cookieOf(again) })).status).toBe(429);
	});

	it("recognizes a browser by an API-only cookie that is rotated on every log-in", async () => {
		const { email, password } = await createMember(db);
		const first = await guess(email, password);
		expect(first.headers["set-cookie"]).toMatch(
			/^device=[\w-]{43}; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
		);
		const second = await guess(email, password, { cookie: cookieOf(first) });
		expect(cookieOf(second)).not.toBe(cookieOf(first));
		await Promise.all(Array.from({ length: 5 }, () => guess(email)));
		expect((await guess(email, password, { cookie: cookieOf(first) })).status).toBe(429);
		expect((await guess(email, password, { cookie: cookieOf(second) })).status).toBe(200);
		const stranger = await createMember(db);
		const foreign = cookieOf(await guess(stranger.email, stranger.password));
		expect((await guess(email, password, { cookie: foreign })).status).toBe(429);
	});

	it("does not count right passwords, however many from one address", async () => {
		const { email, password } = await createMember(db);
		const statuses = new Set<number>();
		for (let tried = 0; tried < 110; tried++)
			statuses.add((await call(login, { email, password }, { address: "10.250.0.1" })).status);
		expect(statuses).toEqual(new Set([200]));
	});

	describe("at an address with too many wrong passwords, such as a stadium's", () => {
		const address = "203.0.113.77";
		const enter = (email: string, password: string, headers = {}) =>
			call(login, { email, password }, { address, headers });
		/** No more at once than the hash queue takes. */
		const exhaust = async () => {
			for (let guess = 0; guess < guessLimits.passwordPerAddress.points; guess += 50)
				await Promise.all(
					Array.from({ length: 50 }, (_, at) => enter(`tiada-${guess + at}@example.com`, wrong)),
				);
		};

		it("known browsers log in, fans with the right password too, and each account has few guesses left", async () => {
			const [known, fan, target] = [await createMember(db), await createMember(db), await createMember(db)];
			const cookie = cookieOf(await guess(known.email, known.password));
			await exhaust();
			expect((await enter(known.email, wrong, { cookie })).status).toBe(422);
			expect((await enter(known.email, known.password, { cookie })).status).toBe(200);
			expect((await enter(fan.email, fan.password)).status).toBe(200);
			const statuses: number[] = [];
			for (let round = 0; round < 5; round++) {
				statuses.push((await enter(target.email, wrong)).status);
				await wait(24 * 60 * 60);
			}
			// Others are only stopped by what the account itself allows.
			const { points } = guessLimits.passwordPastAddress;
			expect(statuses).toEqual(statuses.map((_, round) => (round < points ? 422 : 429)));
			expect((await guess(target.email, target.password)).status).toBe(200);
		});

		it("nobody tries a password on any number of accounts, or uses up what all addresses together may try", async () => {
			const [known, fan] = [await createMember(db), await createMember(db)];
			const cookie = cookieOf(await guess(known.email, known.password));
			const { passwordPerAddress, passwordPerCrowd, passwordOverall } = guessLimits;
			const elsewhere = "198.51.100.7";
			const limits = rateLimits(pool);
			const enterThere = (email: string, password: string, headers = {}) =>
				call(login, { email, password }, { address: elsewhere, headers });
			for (const name of ["passwordPerAddress", "passwordPerCrowd"] as const)
				for (let miss = 1; miss < guessLimits[name].points + (name === "passwordPerAddress" ? 1 : 0); miss++)
					await canTake(limits, name, elsewhere);
			expect((await enterThere("satu@example.com", wrong)).status).toBe(422);
			expect((await enterThere("dua@example.com", wrong)).status).toBe(429);
			expect((await enterThere(known.email, known.password, { cookie })).status).toBe(200);
			expect((await guess(fan.email, fan.password)).status).toBe(200);
			expect(passwordPerAddress.points + passwordPerCrowd.points).toBeLessThan(passwordOverall.points);
		});

		it("an unknown account is answered like a known one", async () => {
			const { email } = await createMember(db);
			await exhaust();
			const answers = [];
			for (let round = 0; round < 5; round++)
				answers.push([(await enter(email, wrong)).status, (await enter("siapa@example.com", wrong)).status]);
			expect(answers).toEqual([422, 422, 422, 429, 429].map((status) => [status, status]));
		});

		it("a known browser gets a log-in link, however many links others asked for", async () => {
			const { email, password } = await createMember(db);
			const cookie = cookieOf(await guess(email, password));
			for (let asked = 0; asked <= guessLimits.linkPerAddress.points; asked++)
				await call(sendLogInLink, { email: `tiada-${asked}@example.com` }, { address });
			expect((await call(sendLogInLink, { email }, { address })).status).toBe(429);
			expect((await call(sendLogInLink, { email }, { address, headers: { cookie } })).status).toBe(200);
		});
	});

	it("refuses without a query when the hash queue is full", async () => {
		const { email } = await createMember(db);
		let open = () => {};
		const closed = new Promise<void>((resolve) => {
			open = resolve;
		});
		const waiting = Array.from({ length: 10_000 }, () => inHashQueue(() => closed).catch(() => {}));
		const statements = vi.spyOn(pool, "query");
		const busy = await guess(email);
		expect([busy.status, busy.body.error, statements.mock.calls.length]).toEqual([503, "server_busy", 0]);
		expect(Number(busy.headers["retry-after"])).toBeGreaterThan(0);
		statements.mockRestore();
		open();
		await Promise.all(waiting);
		expect((await guess(email)).status).toBe(422);
	});
});

describe("a log-in in flight while the password is replaced", () => {
	const next = { password: "pasang-surut-2026", password_confirmation: "pasang-surut-2026" };
	async function resetLinkOf(email: string) {
		await call(forgotPassword, { email }, { address: newAddress() });
		await runJobs();
		const [mail] = await listOutbox(db, { to: email });
		return /token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
	}
	const sessionsOf = (id: string) => db.$count(memberSessions, eq(memberSessions.memberId, id));

	it.each([1, 2, 3, 4, 5, 6, 7, 8])("opens no session with the old one (round %i)", async () => {
		const { id, email, password } = await createMember(db);
		const token = await resetLinkOf(email);
		let goOn = () => {};
		const judged = new Promise<void>((resolve) => {
			const queue = vi.mocked(inHashQueue).getMockImplementation()!;
			vi.mocked(inHashQueue).mockImplementationOnce((async (work: () => Promise<unknown>) => {
				const verdict = await queue(work);
				resolve();
				await new Promise<void>((resolve) => {
					goOn = resolve;
				});
				return verdict;
			}) as never);
		});
		const logInWithOld = call(login, { email, password }, { address: newAddress() });
		await judged;
		expect((await call(newPasswordByLink, { token, ...next })).status).toBe(200);
		goOn();
		expect((await logInWithOld).status).toBe(422);
		expect(await sessionsOf(id)).toBe(0);
	});

	it("by token is revoked too, whichever comes first", async () => {
		for (let round = 0; round < 8; round++) {
			const { id, email, token } = await createLoggedInMember(db);
			const { auth_token } = (await call(makeDeviceToken, {}, { token })).body;
			const reset = await resetLinkOf(email);
			const [entered, changed] = await Promise.all([
				call(login, { auth_token }, { address: newAddress() }),
				call(newPasswordByLink, { token: reset, ...next }),
			]);
			expect([200, 422]).toContain(entered.status);
			expect(changed.status).toBe(200);
			expect(await sessionsOf(id)).toBe(0);
		}
	});
});

describe("GET /user/data", () => {
	it("answers null to guests and for unknown or expired tokens", async () => {
		const member = await createLoggedInMember(db);
		await db
			.update(memberSessions)
			.set({ expiresAt: sql`now()` })
			.where(eq(memberSessions.memberId, member.id));
		for (const options of [{}, { token: "x" }, { token: member.token }]) {
			const { status, body } = await call(userData, {}, options);
			expect([status, body]).toEqual([200, { data: { user_data: null } }]);
		}
	});

	it("returns the member's own data and nothing else", async () => {
		const { token, ...member } = await createLoggedInMember(db, { favouriteDivision: "esports" });
		const { body, headers } = await call(userData, {}, { token });
		expect(body.data.user_data).toEqual({
			id: member.id,
			name: member.name,
			email: member.email,
			phone: member.phone,
			avatar: "",
			email_verified: true,
			phone_verified: false,
			has_password: true,
			has_second_step: false,
			has_passkey: false,
			favourite_division: "esports",
			member_since: member.createdAt.toISOString(),
		});
		expect(headers["cache-control"]).toContain("private");
	});
});

describe("POST /logout", () => {
	it("ends this session and no other", async () => {
		const { email, password, token } = await createLoggedInMember(db);
		const other = (await call(login, { email, password })).body.access_token;
		const { status, body } = await call(logout, {}, { token });
		expect([status, body.message]).toEqual([200, "Successfully Logout."]);
		expect((await call(userData, {}, { token })).body.data.user_data).toBeNull();
		expect((await call(userData, {}, { token: other })).body.data.user_data).not.toBeNull();
	});

	it("succeeds for a session that has already ended", async () => {
		expect((await call(logout, {}, { token: "gone" })).status).toBe(200);
	});
});

describe("a new device", () => {
	const phone = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
	const laptop =
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15";
	const notices = async (to: string) =>
		(await listOutbox(db, { to })).filter(({ template }) => template === "new-device");

	it("is reported by mail once, but not the first device", async () => {
		const { id, email, password } = await createMember(db);
		const enter = (userAgent: string, address: string) =>
			call(login, { email, password }, { address, headers: { "user-agent": userAgent } });
		await enter(phone, "103.1.2.3");
		await enter(phone, "103.1.99.4");
		expect(await notices(email)).toEqual([]);
		await enter(laptop, "103.1.2.3");
		await enter(laptop, "103.1.2.3");
		expect(await notices(email)).toHaveLength(1);
		await enter(phone, "45.6.7.8");
		expect(await notices(email)).toHaveLength(2);
		const history = await listLogIns(db, id);
		expect(history.map(({ device }) => device)).toContain("Safari · macOS");
		const devices = await listSessions(db, { memberId: id, sessionId: "" });
		expect(devices).toHaveLength(5);
	});
});

it("leaves no password, token or address in the log", async () => {
	const { email, password } = await createMember(db, { password: "kenari-rahasia-77" });
	const { body } = await call(login, { email, password });
	await call(login, { email, password: "kenari-keliru-77" });
	await call(userData, {}, { token: body.access_token });
	const log = logs.join("\n");
	for (const secret of ["kenari-rahasia-77", "kenari-keliru-77", body.access_token, email])
		expect(log).not.toContain(secret);
});
