import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { startTextProviders, textFaults } from "../../../test/text-providers";
import { transaction } from "../../platform/data/transaction.server";
import type { Language } from "../../platform/words/language";
import { deliverMessage } from "../deliver-message.server";
import { listOutbox } from "../outbox/outbox.server";
import { sendText } from "../send.server";
import { messages } from "../tables.server";
import type { TextName, TextValues } from "../templates.server";

const providers = await startTextProviders();
afterAll(() => providers.close());

const link = "https://klub.example/t/1";
const news = { title: "Pesanan SU-1", body: "Pembayaranmu sudah kami terima.", link };
type Text = { [Name in TextName]: [Name, TextValues<Name>] }[TextName];
const capabilities: Text[] = [
	["otp", { code: "482913" }],
	["ticket-link", { link }],
	["ticket-offered", { link }],
	["order-update", news],
	["ticket-update", news],
	["match-update", news],
];
let phones = 0;
const newPhone = () => `+62813${String(++phones).padStart(8, "0")}`;

/** Whatever carries texts: what one can, all can. */
const carriers = {
	outbox: await testApp(),
	twilio: await testApp(providers.twilio),
	whatsapp: await testApp(providers.whatsapp),
};
type App = (typeof carriers)["outbox"];

async function send(
	app: App,
	[template, values]: Text,
	{ to = newPhone(), language = "id" as Language } = {},
) {
	await transaction(app.db, (db) => sendText({ ...app, db }, { to, language, template, values } as never));
	await app.runJobs();
	const row = async () => (await app.db.select().from(messages).where(eq(messages.to, to)))[0]!;
	return { to, row };
}
const deliver = async (app: App, id: string) =>
	deliverMessage.run({ ...app, limits: null as never }, { messageId: id });

describe.each(Object.entries(carriers))("%s", (name, app) => {
	const isReal = name !== "outbox";
	const arrived = async (to: string) =>
		isReal
			? providers.to(to).map(({ words }) => words)
			: (await listOutbox(app.db, { to })).map(({ text }) => text ?? "");

	it.each(
		capabilities.flatMap((text) => (["id", "en"] as const).map((language) => [...text, language] as const)),
	)("carries %s (%j) in %s", async (template, values, language) => {
		const { to, row } = await send(app, [template, values] as Text, { language });
		const [words, ...more] = await arrived(to);
		expect(more).toEqual([]);
		expect(words).toContain("code" in values ? values.code : values.link);
		const sent = await row();
		expect(sent).toMatchObject({ sentAt: expect.any(Date), lastError: null, tries: 1 });
		// Where nobody could read it elsewhere, the outbox keeps it.
		expect(sent.text === null && sent.values === null).toBe(isReal);
	});

	it("carries one text once, whoever delivers it", async () => {
		const { to, row } = await send(app, capabilities[0]!);
		const { id } = await row();
		await Promise.all(Array.from({ length: 5 }, () => deliver(app, id)));
		expect(await arrived(to)).toHaveLength(1);
	});

	it("carries no code that has expired", async () => {
		const to = newPhone();
		await transaction(app.db, (db) =>
			sendText({ ...app, db }, { to, language: "id", template: "otp", values: { code: "482913" } }),
		);
		await app.db.update(messages).set({ expiresAt: sql`now()` }).where(eq(messages.to, to));
		await app.runJobs();
		const [row] = await app.db.select().from(messages).where(eq(messages.to, to));
		expect(row).toMatchObject({ sentAt: null, lastError: "too late", text: null });
		if (isReal) expect(await arrived(to)).toEqual([]);
	});
});

describe.each([
	["twilio", "sms", "Twilio 21211"],
	["whatsapp", "whatsapp", "WhatsApp 131026"],
] as const)("%s, when it does not take a text", (name, provider, refusal) => {
	const app = carriers[name];
	const faults = textFaults[provider];

	it.each(["busy", "down", "moved"] as const)("%s: it is tried again, and sent once", async (fault) => {
		providers.answerNext(provider, faults[fault]);
		const { to, row } = await send(app, capabilities[1]!);
		const waiting = await row();
		expect(waiting).toMatchObject({ sentAt: null, failedAt: null, text: expect.any(String) });
		await deliver(app, waiting.id);
		await deliver(app, waiting.id);
		expect(await row()).toMatchObject({ sentAt: expect.any(Date), lastError: null, tries: 2 });
		expect(providers.to(to)).toHaveLength(2);
	});

	it("a refusal is final, and repeats no number in the log", async () => {
		providers.answerNext(provider, faults.refused);
		const { to, row } = await send(app, capabilities[1]!);
		const failed = await row();
		expect(failed).toMatchObject({ failedAt: expect.any(Date), lastError: refusal, text: null });
		await deliver(app, failed.id);
		expect(providers.to(to)).toHaveLength(1);
		expect(app.logs.join("\n")).not.toContain(to);
	});

	it("nothing that is no number is even asked about", async () => {
		const { row } = await send(app, capabilities[1]!, { to: "081234567890" });
		expect(await row()).toMatchObject({ lastError: "not a phone number" });
		expect(providers.to("081234567890")).toEqual([]);
	});
});

it("speaks to Twilio as it expects, and lets a messaging service choose the sender", async () => {
	const { to } = await send(carriers.twilio, capabilities[0]!);
	const [asked] = providers.to(to);
	expect(asked?.authorization).toBe(
		`Basic ${Buffer.from(`AC1:${providers.twilio.TWILIO_SECRET}`).toString("base64")}`,
	);
	expect(asked?.body).toEqual({
		To: to,
		MessagingServiceSid: "MG42",
		Body: expect.stringMatching(/^482913 adalah/),
	});
});

it("speaks to WhatsApp as it expects: the code stands twice, in the words and for the button", async () => {
	const { to } = await send(carriers.whatsapp, capabilities[0]!, { language: "en" });
	const [asked] = providers.to(to);
	const code = [{ type: "text", text: "482913" }];
	expect(asked?.authorization).toBe(`Bearer ${providers.whatsapp.WHATSAPP_TOKEN}`);
	expect(asked?.body).toEqual({
		messaging_product: "whatsapp",
		recipient_type: "individual",
		to: to.slice(1),
		type: "template",
		template: {
			name: "otp",
			language: { code: "en" },
			components: [
				{ type: "body", parameters: code },
				{ type: "button", sub_type: "url", index: "0", parameters: code },
			],
		},
	});
});
