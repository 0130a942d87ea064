import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { samples } from "./route-samples";
import { expect, test } from "./site";

/** Unique strings: wherever one of them turns up, it has leaked. */
function newCanary() {
	const word = randomBytes(6)
		.toString("hex")
		.replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] as string);
	const digits = String(10_000_000 + (randomBytes(4).readUInt32BE() % 89_999_999));
	return {
		name: `Kenari ${word}`,
		email: `${word}@example.com`,
		phone: `0813${digits}`,
		password: `sangkar-${word}`,
	};
}

async function logIn(request: APIRequestContext) {
	const canary = newCanary();
	const answer = await request.post("/api/register", {
		data: { ...canary, password_confirmation: canary.password, consent: true },
	});
	expect(answer.status()).toBe(201);
	const { access_token: token } = await answer.json();
	const secrets = [canary.name, canary.email, canary.phone.slice(1), token] as string[];
	const headers = { cookie: `token=${token}; theme=dark`, authorization: `Bearer ${token}` };
	return { secrets, headers };
}

const isStatic = (path: string) => !path.includes(":");
const pages = Object.values(samples).filter(isStatic);
const answers = ["/api/home", "/api/news", "/api/events", "/api/products", "/api/search?q=raka"];

test("a guest's page never contains member data, cached or not", async ({ playwright, baseURL }) => {
	const open = () => playwright.request.newContext({ baseURL: baseURL ?? "" });
	const [member, other, guest] = await Promise.all([open(), open(), open()]);
	const [first, second] = [await logIn(member), await logIn(other)];
	const secrets = [...first.secrets, ...second.secrets];
	const leaks: string[] = [];
	const check = (path: string, whose: string, text: string) => {
		for (const secret of secrets) if (text.includes(secret)) leaks.push(`${path} as ${whose}: ${secret}`);
	};

	for (const path of [...pages, ...answers]) {
		// A member warms the cache, another member and guests follow, all at once and twice.
		for (let round = 0; round < 2; round++) {
			await Promise.all([
				member.get(path, { headers: first.headers, maxRedirects: 0 }),
				guest
					.get(path, { maxRedirects: 0 })
					.then(async (answer) => check(path, "guest", await answer.text())),
				other.get(path, { headers: second.headers, maxRedirects: 0 }),
				guest
					.get(path, { headers: { cookie: "theme=dark" }, maxRedirects: 0 })
					.then(async (answer) => check(path, "guest in the dark", await answer.text())),
			]);
		}
		const last = await guest.get(path, { maxRedirects: 0 });
		check(path, "guest, last", (await last.text()) + JSON.stringify(last.headers()));
	}
	expect(leaks).toEqual([]);
	await Promise.all([member.dispose(), other.dispose(), guest.dispose()]);
});

test("a member's identity is never sent to anybody else", async ({ playwright, baseURL }) => {
	const open = () => playwright.request.newContext({ baseURL: baseURL ?? "" });
	const [member, guest] = await Promise.all([open(), open()]);
	const { secrets, headers } = await logIn(member);
	for (let round = 0; round < 5; round++) {
		const [mine, theirs] = await Promise.all([
			member.get("/api/user/data", { headers }),
			guest.get("/api/user/data"),
		]);
		expect((await mine.json()).data.user_data.name).toBe(secrets[0]);
		expect((await theirs.json()).data.user_data).toBeNull();
		expect(mine.headers()["cache-control"]).toMatch(/private|no-store/);
	}
	await Promise.all([member.dispose(), guest.dispose()]);
});
