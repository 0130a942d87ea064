import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import {
	cloudNotice,
	startTextProviders,
	textFaults,
	textSecrets,
	twilioNoticeOf,
} from "../../../test/text-providers";
import { sendLogInCode } from "../../members/contract";
import { createLoggedInMember, createMember } from "../../members/factories.server";
import { sendPhoneProof } from "../../members/registration/proof-contract";
import { transaction } from "../../platform/data/transaction.server";
import { forgetOldMessages } from "../forget-messages.server";
import { notifyMember } from "../notifications/announce.server";
import { changeNotificationTopics } from "../notifications/preferences.server";
import { listOutbox } from "../outbox/outbox.server";
import { sendText } from "../send.server";
import { messages } from "../tables.server";
import { noticePath } from "./text-notices-contract";

const providers = await startTextProviders();
afterAll(() => providers.close());
const both = { ...providers.whatsapp, ...providers.twilio };
const app = await testApp(both);
const { refused, noTemplate, down } = textFaults.whatsapp;
let phones = 0;
const newPhone = () => `+62814${String(++phones).padStart(8, "0")}`;
const ways = (to: string) => providers.to(to).map(({ provider }) => provider);

async function sendTicket(to = newPhone(), through = app) {
	const values = { link: "https://klub.example/t/1" };
	await transaction(through.db, (db) =>
		sendText({ ...through, db }, { to, language: "id", template: "ticket-link", values }),
	);
	await through.runJobs();
	return to;
}
const rowOf = async (to: string) => (await app.db.select().from(messages).where(eq(messages.to, to)))[0]!;
const post = (
	provider: "whatsapp" | "twilio",
	notice: { payload: string; headers: Record<string, string> },
) => app.app.inject({ method: "POST", url: noticePath(provider), ...notice });
const report = async (to: string, status: string, code?: number) => {
	const answer = await post("whatsapp", cloudNotice((await rowOf(to)).providerId!, status, code));
	await app.runJobs();
	return answer.statusCode;
};

describe("a text goes by the first channel that takes it", () => {
	it("in the club's order", async () => {
		expect(ways(await sendTicket())).toEqual(["whatsapp"]);
		const other = await testApp({ ...both, TEXT_CHANNELS: "sms,whatsapp" });
		expect(ways(await sendTicket(newPhone(), other))).toEqual(["sms"]);
	});

	it.each([
		["its number is not on WhatsApp", refused],
		["Meta does not know the template", noTemplate],
	])("by the next where %s, and by none twice", async (_, fault) => {
		providers.answerNext("whatsapp", fault);
		providers.answerNext("sms", textFaults.sms.busy);
		const to = await sendTicket();
		expect(await rowOf(to)).toMatchObject({
			sentAt: null,
			refusedBy: ["whatsapp"],
			lastError: "Twilio 20429",
		});
		await app.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
		await app.runJobs();
		expect(ways(to)).toEqual(["whatsapp", "sms", "sms"]);
		expect(await rowOf(to)).toMatchObject({ sentAt: expect.any(Date), channel: "sms" });
	});

	it("waits for a channel that is down, but a code does not", async () => {
		providers.answerNext("whatsapp", down);
		const ticket = await sendTicket();
		expect(ways(ticket)).toEqual(["whatsapp"]);
		const { phone } = await createMember(app.db, { phoneVerifiedAt: new Date() });
		providers.answerNext("whatsapp", down);
		await app.call(sendLogInCode, { phone }, { address: "10.8.0.1" });
		await app.runJobs();
		expect(ways(phone)).toEqual(["whatsapp", "sms"]);
	});

	it("says so where every channel refuses", async () => {
		providers.answerNext("whatsapp", refused);
		providers.answerNext("sms", textFaults.sms.refused);
		const to = await sendTicket();
		expect(await rowOf(to)).toMatchObject({
			failedAt: expect.any(Date),
			lastError: "Twilio 21211",
			refusedBy: ["whatsapp", "sms"],
			text: null,
		});
	});
});

describe("a code that reaches no phone", () => {
	it("goes by mail to members who have proven number and address", async () => {
		providers.answerNext("whatsapp", refused);
		providers.answerNext("sms", textFaults.sms.refused);
		const { phone, email } = await createMember(app.db, { phoneVerifiedAt: new Date() });
		await app.call(sendLogInCode, { phone }, { address: "10.8.0.2" });
		await app.runJobs();
		const code = providers.to(phone)[0]!.words;
		const [mail] = await listOutbox(app.db, { to: email });
		expect(mail).toMatchObject({ kind: "mail", subject: expect.stringContaining(code) });
		expect(mail?.html).toContain(code);
		expect(await app.db.$count(messages, eq(messages.to, phone))).toBe(0);
	});

	it("never by mail where it is to prove the number", async () => {
		providers.answerNext("whatsapp", refused);
		providers.answerNext("sms", textFaults.sms.refused);
		const { phone, email, token } = await createLoggedInMember(app.db);
		await app.call(sendPhoneProof, {}, { token, address: "10.8.0.3" });
		await app.runJobs();
		expect(await listOutbox(app.db, { to: email })).toEqual([]);
		expect(await rowOf(phone)).toMatchObject({ failedAt: expect.any(Date), lastError: "Twilio 21211" });
	});
});

describe("what a provider reports", () => {
	it("is kept, never replaced by something older, and ends the keeping of the words", async () => {
		const to = await sendTicket();
		expect((await rowOf(to)).text).not.toBeNull();
		const states = [];
		for (const said of ["sent", "sent", "delivered", "sent", "failed", "read", "deleted"]) {
			expect(await report(to, said)).toBe(200);
			states.push((await rowOf(to)).deliveryState);
		}
		expect(states).toEqual(["sent", "sent", "delivered", "delivered", "delivered", "read", "read"]);
		expect(await rowOf(to)).toMatchObject({ text: null, values: null });
		expect(ways(to)).toEqual(["whatsapp"]);
	});

	it("sends what failed by the next channel, once however often it is said", async () => {
		const to = await sendTicket();
		const notice = cloudNotice((await rowOf(to)).providerId!, "failed", 131026);
		const answers = await Promise.all(Array.from({ length: 5 }, () => post("whatsapp", notice)));
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
		await app.runJobs();
		expect(ways(to)).toEqual(["whatsapp", "sms"]);
		expect(await rowOf(to)).toMatchObject({ channel: "sms", refusedBy: ["whatsapp"], text: null });
		const { providerId } = await rowOf(to);
		const url = app.settings.publicUrl + noticePath("twilio");
		expect((await post("twilio", twilioNoticeOf(url, providerId!, "delivered"))).statusCode).toBe(200);
		expect((await rowOf(to)).deliveryState).toBe("delivered");
	});

	it("counts only with its signature", async () => {
		const to = await sendTicket();
		const { providerId } = await rowOf(to);
		const forged = cloudNotice(providerId!, "failed", 131026, "rahasia-orang-lain-00");
		const url = app.settings.publicUrl + noticePath("twilio");
		const alsoForged = twilioNoticeOf(url, "SM1", "failed", "30003", "bukan-rahasianya");
		expect((await post("whatsapp", forged)).statusCode).toBe(403);
		expect((await post("twilio", alsoForged)).statusCode).toBe(403);
		expect((await post("whatsapp", { payload: "{}", headers: {} })).statusCode).toBe(403);
		expect((await rowOf(to)).deliveryState).toBeNull();
		const off = await testApp();
		for (const provider of ["whatsapp", "twilio"] as const)
			expect((await off.app.inject({ method: "POST", url: noticePath(provider) })).statusCode).toBe(404);
	});

	it("is nonsense or about somebody else's message: taken, and nothing happens", async () => {
		const { headers, payload } = cloudNotice("wamid.lain", "failed");
		expect((await post("whatsapp", { headers, payload })).statusCode).toBe(200);
	});

	it("is asked for again while the message's id is not kept yet", async () => {
		const [waiting] = await app.db
			.insert(messages)
			.values({
				kind: "text",
				to: newPhone(),
				language: "id",
				template: "ticket-link",
				claimedUntil: new Date(Date.now() + 60_000),
			})
			.returning();
		expect((await post("whatsapp", cloudNotice("wamid.segera", "failed"))).statusCode).toBe(503);
		await app.db.delete(messages).where(eq(messages.id, waiting!.id));
	});

	it("is where Meta asks whether it may report", async () => {
		const ask = (token: string) =>
			app.app.inject(
				`${noticePath("whatsapp")}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
			);
		expect((await ask(textSecrets.verify)).body).toBe("1158201444");
		expect((await ask("bukan-ini")).statusCode).toBe(403);
	});

	it("need not come: an hour later the words are forgotten", async () => {
		const to = await sendTicket();
		await app.pool.query("update messages set sent_at = now() - interval '2 hours' where recipient = $1", [
			to,
		]);
		await forgetOldMessages(app.db);
		expect(await rowOf(to)).toMatchObject({ text: null, values: null, sentAt: expect.any(Date) });
	});
});

it("texts news of orders, tickets and changed matches to members who want that and have proven their number", async () => {
	const message = (tag: string) => ({
		title: { id: "Kita vs Bintang Utara" },
		body: { id: "Pindah ke Minggu,\n16 November." },
		path: "/profile/all/tickets",
		tag,
	});
	const wanting = await createMember(app.db, { phoneVerifiedAt: new Date() });
	const silent = await createMember(app.db, { phoneVerifiedAt: new Date() });
	const unproven = await createMember(app.db);
	for (const { id } of [wanting, unproven])
		await changeNotificationTopics(app.db, id, [{ topic: "orders", email: true, push: true, phone: true }]);
	for (const { id } of [wanting, silent, unproven])
		for (const tag of ["change 1", "order SU-1", "ticket 1", "rating 1"])
			await transaction(app.db, (db) => notifyMember({ ...app, db }, id, "orders", message(tag)));
	await app.runJobs();
	const names = providers.to(wanting.phone).map(({ body }) => (body.template as { name: string }).name);
	expect(names.sort()).toEqual(["match_update", "order_update", "ticket_update"]);
	expect(providers.to(wanting.phone)[0]?.words).toBe(
		`Kita vs Bintang Utara | Pindah ke Minggu, 16 November. | ${app.settings.publicUrl}/profile/all/tickets`,
	);
	expect([...ways(silent.phone), ...ways(unproven.phone)]).toEqual([]);
	// A client that does not know this channel leaves it alone.
	await changeNotificationTopics(app.db, wanting.id, [{ topic: "orders", email: false, push: true }]);
	const [orders] = await changeNotificationTopics(app.db, wanting.id, [
		{ topic: "news", email: false, push: false },
	]);
	expect(orders).toMatchObject({ topic: "orders", phone: true });
});
