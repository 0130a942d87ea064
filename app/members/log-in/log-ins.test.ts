import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { testApp } from "../../../test/app";
import { listMessages } from "../../messages/outbox.server";
import { login, logout, userData } from "../contract";
import { createLoggedInMember, createMember } from "../factories.server";
import { guessLimits } from "../guess-limits.server";
import { inHashQueue } from "../passwords/hash-queue.server";
import { listSessions } from "../sessions/sessions.server";
import { memberSessions } from "../tables.server";
import { listLogIns } from "./log-ins.server";

vi.mock("../passwords/hash-queue.server", async (load) => {
	const { inHashQueue } = await load<typeof import("../passwords/hash-queue.server")>();
	return { inHashQueue: vi.fn(inHashQueue) };
});

const { call, db, logs } = await testApp();
let addresses = 0;
/** Limits count by address, so each test comes from one of its own. */
const newAddress = () => `10.${++addresses}.0.1`;
const failed = "The data provided is not appropriate.";

describe("POST /login", () => {
	it("answers with a token of 256 bits for thirty days", async () => {
		const { email, password } = await createMember(db);
		const { status, body } = await call(login, { email, password });
		expect(status).toBe(200);
		expect(body).toEqual({
			access_token: expect.stringMatching(/^[\w-]{43}$/),
			expires_in: 30 * 24 * 60 * 60,
		});
	});

	it("takes the e-mail with spaces around it and in capitals", async () => {
		const { email, password } = await createMember(db);
		const { status } = await call(login, { email: `  ${email.toUpperCase()} `, password });
		expect(status).toBe(200);
	});

	it("keeps only the hash of the token", async () => {
		const { id, email, password } = await createMember(db);
		const { body } = await call(login, { email, password });
		const [session] = await db.select().from(memberSessions).where(eq(memberSessions.memberId, id));
		expect(session?.tokenHash).toMatch(/^[\w-]{43}$/);
		expect(JSON.stringify(session)).not.toContain(body.access_token);
	});

	it("answers a wrong password and an unknown account alike, with 422 and no `error`", async () => {
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

	it("costs a hash for an unknown account too", async () => {
		const { email } = await createMember(db);
		const hashes = async (email: string) => {
			const before = vi.mocked(inHashQueue).mock.calls.length;
			await call(login, { email, password: "bukan-ini-1987" });
			return vi.mocked(inHashQueue).mock.calls.length - before;
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

	it("speaks English to an English reader", async () => {
		const { email } = await createMember(db);
		const { body } = await call(login, { email, password: "bukan-ini-1987" }, { language: "en" });
		expect(body.errors).toEqual({ email: ["Wrong e-mail or password."] });
	});
});

describe("limits of guessing", () => {
	it("refuses the eleventh wrong password from one address, also when it is right", async () => {
		const { email, password } = await createMember(db);
		const address = newAddress();
		const guess = () => call(login, { email, password: "bukan-ini-1987" }, { address });
		const { points } = guessLimits.passwordPerAccountAndAddress;
		for (let tried = 0; tried < points; tried++) expect((await guess()).status).toBe(422);
		const right = await call(login, { email, password }, { address });
		expect(right.status).toBe(429);
		expect(right.body.error).toBe("too_many_requests");
		expect(Number(right.headers["retry-after"])).toBeGreaterThan(0);
	});

	it("never judges more than a hundred guesses per account and day, wherever they come from", async () => {
		const { email } = await createMember(db);
		const guesses = Array.from({ length: 120 }, () =>
			call(login, { email, password: "bukan-ini-1987" }, { address: newAddress() }),
		);
		const statuses = (await Promise.all(guesses)).map(({ status }) => status);
		expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(100);
		expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
	});

	it("forgives the misses of one who then gets it right", async () => {
		const { email, password } = await createMember(db);
		const address = newAddress();
		for (let round = 0; round < 3; round++) {
			for (let tried = 0; tried < 5; tried++)
				await call(login, { email, password: "bukan-ini-1987" }, { address });
			expect((await call(login, { email, password }, { address })).status).toBe(200);
		}
	});
});

describe("GET /user/data", () => {
	it("answers a guest with null, and so an unknown or expired token", async () => {
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

	it("tells a member who they are, and no more", async () => {
		const { token, ...member } = await createLoggedInMember(db, { favouriteDivision: "esports" });
		const { body, headers } = await call(userData, {}, { token });
		expect(body.data.user_data).toEqual({
			id: member.id,
			name: member.name,
			email: member.email,
			phone: member.phone,
			avatar: "",
			email_verified: false,
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

	it("is no fault for a session that is already over", async () => {
		expect((await call(logout, {}, { token: "gone" })).status).toBe(200);
	});
});

describe("a new device", () => {
	const phone = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
	const laptop =
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15";
	const notices = async (to: string) =>
		(await listMessages(db, { to })).filter(({ template }) => template === "new-device");

	it("is told by mail, once, and the first device is not new", async () => {
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
