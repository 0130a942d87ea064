import { expect, it } from "vitest";
import { club } from "../club/profile";
import { testApp } from "../test/app";
import { loggedMessage, loggerOptions } from "./logger";
import { carriesSecret, withoutSecrets } from "./secret-addresses";

const { app, logs } = await testApp();

it("writes one line per request, without secrets from URL, headers or body", async () => {
	await app.inject({
		method: "POST",
		url: "/api/login?auth_token=canary-url",
		headers: {
			authorization: "Bearer canary-header",
			cookie: "token=canary-cookie",
			referer: "https://x/?auth_token=canary-referer",
		},
		payload: { email: "canary@example.org", password: "canary-password", auth_token: "canary-body" },
	});
	const lines = logs.filter((line) => line.includes('"request"'));
	expect(lines).toHaveLength(1);
	expect(logs.join("")).not.toContain("canary");
});

it("names all the failures of a job, with their causes", () => {
	const { serializers } = loggerOptions("info") as { serializers: { err: (error: unknown) => unknown } };
	const failure = new Error("order 7", { cause: new Error("poisoned") });
	expect(serializers.err(new AggregateError([failure], "Could not do order 7"))).toMatchObject({
		message: "Could not do order 7",
		errors: [{ message: "order 7", cause: { message: "poisoned" } }],
	});
});

it("keeps URLs readable", () => {
	expect(withoutSecrets("/reset?token=abc&x=1")).toBe("/reset?token=…&x=1");
	expect(withoutSecrets("/news/list/all?page=2")).toBe("/news/list/all?page=2");
});

it("redacts secrets however the URL is encoded", async () => {
	const ticket = club.eventSlug;
	for (const address of [
		"/?auth%5Ftoken=CANARY1",
		"/?x=1&AUTH_TOKEN=CANARY1",
		"/?%61uth_token=CANARY1&y=2",
		"/api/login?to%6Ben=CANARY1",
		`/${ticket}/CANARY1`,
		`/${ticket}/CANARY1/more?x=1`,
		`/${ticket.toUpperCase()}/CANARY1`,
		`/${ticket.replaceAll("-", "%2D")}/CANARY1`,
		`//${ticket}//CANARY1`,
		`/og/${ticket}/CANARY1.png`,
		`http://elsewhere/${ticket}/CANARY1`,
		"/profile/all/tickets?invite=CANARY1",
		"/cek-tiket?kode=CANARY1",
	]) {
		expect(withoutSecrets(address), address).not.toContain("CANARY1");
		expect(carriesSecret(address), address).toBe(true);
		await app.inject(address);
	}
	expect(logs.join("")).not.toContain("CANARY1");
	expect(withoutSecrets(`/${ticket}?page=2`)).toBe(`/${ticket}?page=2`);
});

it("redacts a voucher's code, whose page is cached all the same", async () => {
	const address = "/cart?Voucher=CANARY2&x=1";
	expect(withoutSecrets(address)).toBe("/cart?Voucher=…&x=1");
	expect(carriesSecret(address)).toBe(false);
	await app.inject(address);
	expect(logs.join("")).not.toContain("CANARY2");
});

it("redacts what staff search for, but not what visitors do", async () => {
	for (const address of [
		"/api/staff/members?q=CANARY3%40example.org&state=all",
		"/api/staff/search?q=CANARY3",
		"//API//staff/search?q=CANARY3",
		"/office/orders?tab=paid&q=CANARY3",
		"/api/nothing?hub.mode=subscribe&hub.verify_token=CANARY3",
	]) {
		expect(withoutSecrets(address), address).not.toContain("CANARY3");
		await app.inject(address);
	}
	expect(logs.join("")).not.toContain("CANARY3");
	for (const address of ["/cari?q=derbi", "/api/search?q=derbi", "/officer?q=derbi"])
		expect(withoutSecrets(address)).toBe(address);
});

it("redacts the id of a photograph and a mail's link, which are public and cached all the same", async () => {
	for (const address of [
		"/photo/CANARY4?w=320&format=webp",
		"//PHOTO//CANARY4",
		"/ph%6Fto/CANARY4",
		"/unsubscribe/CANARY4",
	]) {
		expect(withoutSecrets(address), address).not.toContain("CANARY4");
		expect(carriesSecret(address)).toBe(false);
		await app.inject(address);
	}
	expect(logs.join("")).not.toContain("CANARY4");
	expect(withoutSecrets("/photos/derby.jpg")).toBe("/photos/derby.jpg");
});

it("cuts what is long", async () => {
	for (const address of [`/${"a".repeat(14_000)}`, `/news?x=${"b".repeat(14_000)}`]) {
		logs.length = 0;
		await app.inject(address);
		const line = logs.find((line) => line.includes('"request"'))!;
		expect(line).toContain(address.slice(0, 200));
		expect(line.length).toBeLessThan(1_000);
	}
	const statement = new Error(
		`Failed query: insert into x values ${"($1), ".repeat(9_000)}\nparams: CANARY5`,
	);
	const message = loggedMessage(statement);
	expect(message).toMatch(/^Failed query: insert into x/);
	expect(message).not.toContain("CANARY5");
	expect(message.length).toBeLessThan(3_000);
});
