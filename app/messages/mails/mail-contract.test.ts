import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { startSmtpInbox } from "../../../test/smtp-inbox";
import { transaction } from "../../platform/data/transaction.server";
import { languages } from "../../platform/words/language";
import { restAddress } from "../bounces/resting-addresses.server";
import { deliverMessage } from "../deliver-message.server";
import { listOutbox } from "../outbox/outbox.server";
import { sendMail } from "../send.server";
import { messages } from "../tables.server";

const replies: (number | string)[] = [];
const inbox = await startSmtpInbox({ answer: () => replies.shift() ?? null });
afterAll(() => inbox.close());
/** Whatever carries mails: what one can, all can. */
const carriers = { outbox: await testApp(), smtp: await testApp({ SMTP_URL: inbox.url }) };
type App = (typeof carriers)["outbox"];

let people = 0;
const newAddress = () => `penerima-${++people}@warga.example`;
const unsubscribe = "https://klub.example/unsubscribe/abc.news.def";
const code = "913204";

async function send(
	app: App,
	to = newAddress(),
	more: { language?: "id" | "en"; unsubscribe?: string } = {},
) {
	await transaction(app.db, (db) =>
		sendMail({ ...app, db }, { to, language: "id", ...more, template: "one-time-code", values: { code } }),
	);
	await app.runJobs();
	const row = async () => (await app.db.select().from(messages).where(eq(messages.to, to)))[0]!;
	return { to, row };
}

describe.each(Object.entries(carriers))("%s", (name, app) => {
	const isReal = name === "smtp";
	async function arrived(to: string) {
		if (!isReal) return (await listOutbox(app.db, { to })).map(({ text, html }) => ({ text, html }));
		return inbox.taken
			.filter((mail) => mail.to.includes(to))
			.map(({ parts }) => ({
				text: parts.find(({ type }) => type === "text/plain")?.body,
				html: parts.find(({ type }) => type === "text/html")?.body,
			}));
	}

	it.each(languages)("carries a mail with a plain and a designed part in %s, once", async (language) => {
		const { to, row } = await send(app, newAddress(), { language });
		await deliverMessage.run({ ...app, limits: null as never }, { messageId: (await row()).id });
		const [mail, ...more] = await arrived(to);
		expect(more).toEqual([]);
		expect(mail?.text).toContain(code);
		expect(mail?.html).toContain(code);
		const sent = await row();
		expect(sent).toMatchObject({ sentAt: expect.any(Date), lastError: null, tries: 1 });
		expect(sent.html === null).toBe(isReal);
	});

	it("sends nothing to an address that rests, and says so", async () => {
		const to = newAddress();
		await restAddress(app.db, { address: to.toUpperCase(), reason: "bounced", detail: "550" });
		const { row } = await send(app, to);
		expect(await row()).toMatchObject({ sentAt: null, lastError: "address rests", html: null });
		if (isReal) expect(await arrived(to)).toEqual([]);
	});

	it("still writes to somebody who called news spam, but sends no news", async () => {
		const to = newAddress();
		await restAddress(app.db, { address: to, reason: "complained", detail: "" });
		expect(await (await send(app, to)).row()).toMatchObject({ lastError: null });
		await app.db.delete(messages).where(eq(messages.to, to));
		expect(await (await send(app, to, { unsubscribe })).row()).toMatchObject({ lastError: "address rests" });
	});
});

describe("by SMTP", () => {
	const app = carriers.smtp;

	it("news can be ended by one press in the mail program; codes and receipts cannot", async () => {
		const news = await send(app, newAddress(), { unsubscribe });
		const receipt = await send(app);
		const headersOf = (to: string) => inbox.taken.find((mail) => mail.to.includes(to))!.headers;
		expect(headersOf(news.to)).toContain(`List-Unsubscribe: <${unsubscribe}>`);
		expect(headersOf(news.to)).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
		expect(headersOf(receipt.to)).not.toContain("List-Unsubscribe");
	});

	it("many mails share a few connections", async () => {
		const before = inbox.connections();
		const all = Array.from({ length: 30 }, newAddress);
		for (const to of all)
			await transaction(app.db, (db) =>
				sendMail({ ...app, db }, { to, language: "id", template: "one-time-code", values: { code } }),
			);
		await app.runJobs();
		expect(inbox.taken.filter((mail) => all.includes(mail.to[0]!))).toHaveLength(30);
		expect(inbox.connections() - before).toBeLessThanOrEqual(4);
	});

	it("no more leave in a second than the club's server takes", async () => {
		const slow = await testApp({ SMTP_URL: inbox.url, MAIL_RATE: "2" });
		const start = performance.now();
		for (let count = 0; count < 5; count++)
			await transaction(slow.db, (db) =>
				sendMail(
					{ ...slow, db },
					{ to: newAddress(), language: "id", template: "one-time-code", values: { code } },
				),
			);
		await slow.runJobs();
		expect(performance.now() - start).toBeGreaterThan(1_800);
	});

	it("an address whose mailbox does not exist rests from then on; a refusal for another reason does not", async () => {
		replies.push("550 5.1.1 user unknown", "554 5.7.1 looks like spam");
		const [dead, refused] = [await send(app), await send(app)];
		expect((await dead.row()).lastError).toBe("SMTP 550");
		await send(app, dead.to);
		await send(app, refused.to);
		expect(inbox.taken.filter((mail) => mail.to.includes(dead.to))).toHaveLength(0);
		expect(inbox.taken.filter((mail) => mail.to.includes(refused.to))).toHaveLength(1);
	});
});
