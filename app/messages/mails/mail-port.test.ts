import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { startSmtpInbox } from "../../../test/smtp-inbox";
import { jobQueue } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import { rateLimits } from "../../platform/http/rate-limit.server";
import { deliverMessage } from "../deliver-message.server";
import { sendMail } from "../send.server";
import { messages } from "../tables.server";
import { mailPort } from "./mail-port.server";

/** The server's replies to the next mails, in this order; after that it accepts them. */
const replies: number[] = [];
const inbox = await startSmtpInbox({ answer: () => replies.shift() ?? null });
afterAll(() => inbox.close());
const app = await testApp({ SMTP_URL: inbox.url, MAIL_FROM: "surat@klub.example" });
const secretLink = "http://localhost:3000/reset?token=canary-4f1d";

it("delivers a mail with a plain and a designed part", async () => {
	const id = await sendReset("nadia@warga.example");
	await app.runJobs();
	const mail = inbox.taken.at(-1);
	expect(mail?.to).toEqual(["nadia@warga.example"]);
	expect(mail?.headers).toContain("multipart/alternative");
	expect(mail?.headers).toContain(`<${id}@localhost>`);
	expect(mail?.headers).toContain("Auto-Submitted: auto-generated");
	expect(mail?.parts.map(({ type }) => type)).toEqual(["text/plain", "text/html"]);
	for (const part of mail?.parts ?? []) expect(part.body).toContain(secretLink);
	expect(mail?.parts[0]?.body).toContain("Hai Nadia Ÿ");
});

it("forgets the contents once the provider has them", async () => {
	const id = await sendReset("lupa@warga.example");
	await app.runJobs();
	expect(await rowOf(id)).toMatchObject({ text: null, html: null, sentAt: expect.any(Date), tries: 1 });
});

it("tries again after a 4xx and sends once", async () => {
	const before = inbox.taken.length;
	replies.push(450, 421);
	const id = await sendReset("penuh@warga.example");
	await app.runJobs();
	expect(await rowOf(id)).toMatchObject({ sentAt: null, lastError: "SMTP 450", tries: 1 });
	await expect(deliver(id)).rejects.toThrow("SMTP 421");
	await deliver(id);
	await deliver(id);
	expect(inbox.taken.length - before).toBe(1);
	expect(await rowOf(id)).toMatchObject({ sentAt: expect.any(Date), lastError: null, tries: 3 });
});

it("sends the others of a batch when the provider does not take some of it, and none of them again", async () => {
	const people = Array.from({ length: 12 }, (_, at) => `rombongan-${at}@warga.example`);
	const ids: string[] = [];
	for (const to of people) ids.push(await sendReset(to));
	replies.push(450, 550, 421);
	await app.runJobs();
	const states = async () => {
		const rows = await Promise.all(ids.map(rowOf));
		const count = (is: (row: (typeof rows)[number]) => unknown) => rows.filter(is).length;
		return [count((row) => row?.sentAt), count((row) => row?.failedAt), count((row) => row?.lastError)];
	};
	expect(await states()).toEqual([9, 1, 3]);
	await Promise.allSettled(ids.map((id) => deliver(id)));
	expect(await states()).toEqual([11, 1, 1]);
	const taken = people.map((to) => inbox.taken.filter((mail) => mail.to.includes(to)).length);
	expect(taken.sort()).toEqual([0, ...Array.from({ length: 11 }, () => 1)]);
});

it("gives up at once after a 5xx", async () => {
	const offered = inbox.offered();
	replies.push(550);
	const id = await sendReset("tiada@warga.example");
	await app.runJobs();
	await deliver(id);
	expect(inbox.offered() - offered).toBe(1);
	expect(await rowOf(id)).toMatchObject({
		sentAt: null,
		failedAt: expect.any(Date),
		lastError: "SMTP 550",
		text: null,
	});
});

it("sends once when many workers take the same message", async () => {
	const before = inbox.taken.length;
	const id = await sendReset("ramai@warga.example");
	await Promise.allSettled(Array.from({ length: 10 }, () => deliver(id)));
	await app.runJobs();
	expect(inbox.taken.length - before).toBe(1);
});

it("does not send a link that is no longer valid", async () => {
	const offered = inbox.offered();
	const id = await sendReset("telat@warga.example");
	await app.db
		.update(messages)
		.set({ expiresAt: new Date(Date.now() - 1000) })
		.where(eq(messages.id, id));
	await app.runJobs();
	expect(inbox.offered()).toBe(offered);
	expect(await rowOf(id)).toMatchObject({ sentAt: null, lastError: "too late", text: null });
});

it("writes neither address nor contents into logs or job records", async () => {
	replies.push(450);
	await sendReset("rahasia@warga.example");
	await app.runJobs();
	const { rows } = await app.pool.query("select data, output from pgboss.job where name = 'deliver-message'");
	const records = JSON.stringify(rows) + app.logs.join("\n");
	expect(records).not.toContain("canary-4f1d");
	expect(records).not.toContain("warga.example");
});

describe("in production", () => {
	const mail = {
		id: "1",
		to: "fan@warga.example",
		language: "id",
		subject: "Hai",
		text: "Hai",
		html: "<p>Hai</p>",
	} as const;
	const settingsWith = (url: string) => ({ ...app.settings, APP_ENV: "production" as const, SMTP_URL: url });
	const portWith = (url: string) => mailPort(settingsWith(url))!;

	it("no mail goes to a server without TLS, not even its password: it is tried again later", async () => {
		const offered = inbox.offered();
		const id = await sendReset("polos@warga.example");
		const settings = settingsWith(inbox.url.replace("//", "//user:password@"));
		await expect(deliver(id, settings)).rejects.toThrow("no TLS with the mail server");
		expect(inbox.offered()).toBe(offered);
		expect(await rowOf(id)).toMatchObject({
			sentAt: null,
			failedAt: null,
			lastError: "no TLS with the mail server",
			text: expect.any(String),
		});
		await expect(mailPort(settings)!.check()).rejects.toThrow("no TLS with the mail server");
	});

	it("one in a private network may be named as such", async () => {
		const port = portWith(`${inbox.url}?requireTLS=false`);
		await port.check();
		await port.send(mail);
		expect(inbox.taken.at(-1)).toMatchObject({ to: [mail.to], isEncrypted: false });
	});

	it("mails are encrypted, and a certificate that nobody signed is refused", async () => {
		const encrypted = await startSmtpInbox({ offersTls: true });
		const refused = { reason: "the mail server's certificate is not valid", passes: true };
		await expect(portWith(encrypted.url).send(mail)).rejects.toMatchObject(refused);
		await expect(portWith(encrypted.url).check()).rejects.toMatchObject(refused);
		expect(encrypted.offered()).toBe(0);
		await portWith(`${encrypted.url}?tls.rejectUnauthorized=false`).send(mail);
		expect(encrypted.taken).toMatchObject([{ to: [mail.to], isEncrypted: true }]);
		await encrypted.close();
	});
});

async function sendReset(to: string) {
	await transaction(app.db, (db) =>
		sendMail(
			{ db, jobs: jobQueue(app.boss), settings: app.settings },
			{ to, language: "id", template: "reset-link", values: { name: "Nadia Ÿ", link: secretLink } },
		),
	);
	const [row] = await app.db.select({ id: messages.id }).from(messages).where(eq(messages.to, to));
	return row!.id;
}

const deliver = (messageId: string, settings = app.settings) =>
	deliverMessage.run(
		{ db: app.db, settings, jobs: jobQueue(app.boss), limits: rateLimits(app.pool) },
		{ messageId },
	);

async function rowOf(id: string) {
	const [row] = await app.db.select().from(messages).where(eq(messages.id, id));
	return row;
}
