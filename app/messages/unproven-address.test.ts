import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../test/app";
import { noLimits } from "../../test/call-freely";
import { allowPickUp } from "../../test/pick-up";
import { buyTickets, createTicketSale } from "../../test/ticket-sale";
import { login, register, sendLogInLink } from "../members/contract";
import { createLoggedInMember } from "../members/factories.server";
import { requestCopy } from "../members/privacy/contract";
import { resendEmailProof } from "../members/registration/proof-contract";
import { forgotPassword } from "../members/resets/reset-contract";
import { members } from "../members/tables.server";
import { allotments } from "../orders/allotments/tables.server";
import { placeStoreOrder } from "../orders/checkout/contract";
import { cancelMyOrder } from "../orders/contract";
import { findAnyOrder } from "../orders/sold-orders.server";
import { mailBuyer } from "../orders/tell-buyer.server";
import { buildProduct, buildVariant } from "../store/factories";
import { insertVariants } from "../store/stock/stock.server";
import { products } from "../store/tables.server";
import { askForNotice } from "../store/wishes/contract";
import { tellWaiting } from "../store/wishes/stock-notices.server";
import { issuedTickets } from "../tickets/issued/tables.server";
import { tellMember } from "../tickets/issued/tell-member.server";
import { inbox } from "./inbox/inbox-contract";
import { messages } from "./tables.server";

const password = "karang-tinggi-1987";

describe("a member", async () => {
	const { db, call, jobs, settings, runJobs } = await testApp({}, { limits: noLimits });
	const context = { db, jobs, settings, limits: noLimits };
	const delivery = await allowPickUp(db);
	const variantOf = async (stock: number) => {
		const [product] = await db
			.insert(products)
			.values(buildProduct({ slug: randomUUID() }))
			.returning();
		return (
			await insertVariants(db, [buildVariant({ productId: product!.id, sku: randomUUID(), stock })])
		)[0]!;
	};
	const forSale = await variantOf(50);
	type Fan = Awaited<ReturnType<typeof createLoggedInMember>>;

	const sentTo = async ({ email }: { email: string }) =>
		(
			await db
				.select({ template: messages.template })
				.from(messages)
				.where(and(eq(messages.to, email), isNull(messages.failedAt)))
		).map(({ template }) => template);

	async function liveThrough(fan: Fan) {
		const { token } = fan;
		const placed = await call(
			placeStoreOrder,
			{ items: [{ variantId: forSale.id, quantity: 1 }], method: "qris", delivery },
			{ token, headers: { "idempotency-key": randomUUID() } },
		);
		expect(placed.status, JSON.stringify(placed.body)).toBe(201);
		await runJobs();
		expect((await call(cancelMyOrder, { number: placed.body.number }, { token })).status).toBe(200);
		const soldOut = await variantOf(0);
		await call(askForNotice, { variantId: soldOut.id }, { token });
		await db.update(allotments).set({ size: 5 }).where(eq(allotments.id, soldOut.id));
		await tellWaiting.run(context, {});
		await call(requestCopy, {}, { token });
		await call(login, { email: fan.email, password }, { headers: { "user-agent": "Firefox" } });
		const other = { headers: { "user-agent": "Opera" }, address: "203.0.113.7" };
		await call(login, { email: fan.email, password }, other);
		const buyer = await createLoggedInMember(db);
		const { saleId, sections } = await createTicketSale(db);
		const order = await buyTickets(context, buyer.id, { saleId, sectionId: sections[0]!.id, quantity: 1 });
		const [pass] = await db.select().from(issuedTickets).where(eq(issuedTickets.orderId, order.id));
		await tellMember(context, fan.id, "declined", pass!);
		await runJobs();
		return placed.body.number;
	}
	const all = ["order-news", "order-news", "back-in-stock", "data-ready", "new-device", "ticket-news"];

	it("is told everything by mail once the address is verified", async () => {
		const fan = await createLoggedInMember(db);
		await liveThrough(fan);
		expect((await sentTo(fan)).sort()).toEqual(all.sort());
	});

	it("is told in the inbox alone until then, with nothing kept of the mails' words", async () => {
		const fan = await createLoggedInMember(db, { emailVerifiedAt: null });
		const number = await liveThrough(fan);
		expect(await sentTo(fan)).toEqual([]);
		const kept = await db.select().from(messages).where(eq(messages.to, fan.email));
		expect(kept.filter(({ text, html, subject }) => text || html || subject)).toEqual([]);
		const { body } = await call(inbox, {}, { token: fan.token });
		expect(JSON.stringify(body.messages)).toContain(number);
		expect(body.messages.length).toBe(4);
	});

	it("is told once in the inbox although the job runs again", async () => {
		const fan = await createLoggedInMember(db, { emailVerifiedAt: null });
		const number = await liveThrough(fan);
		const order = (await findAnyOrder(db, { number }))!;
		const count = async () => (await call(inbox, {}, { token: fan.token })).body.messages.length;
		const before = await count();
		const news = { orderId: order.id, news: "paid" as const, messageId: randomUUID() };
		await mailBuyer.run(context, news);
		await mailBuyer.run(context, news);
		expect(await count()).toBe(before + 1);
	});
});

describe("an address that somebody registered", async () => {
	const { db, call, runJobs } = await testApp();
	const person = { name: "Sari Dewanti", password, password_confirmation: password, consent: true as const };
	const mailsTo = (email: string) => db.$count(messages, eq(messages.to, email));

	it("gets six verification mails a day, however often they are asked for and it is registered", async () => {
		const email = "orang@lain.example";
		for (const phone of ["0812 1111 2222", "0812 1111 3333"]) {
			const { body } = await call(register, { ...person, email, phone });
			for (let round = 0; round < 9; round++) {
				await db.execute("delete from rate_limits where key like 'proof-minute:%'");
				await call(resendEmailProof, {}, { token: body.access_token });
			}
			await db
				.update(members)
				.set({ email: `${phone.replaceAll(" ", "")}@lain.example` })
				.where(eq(members.email, email));
		}
		expect(await mailsTo(email)).toBe(6);
	});

	it("gets five links a day, from however many browsers that know the account they are asked for", async () => {
		const email = "tetangga@lain.example";
		const fan = await createLoggedInMember(db, { email, emailVerifiedAt: null });
		for (let browser = 0; browser < 5; browser++) {
			const entered = await call(
				login,
				{ email, password },
				{ headers: { "user-agent": `Opera ${browser}` } },
			);
			const cookie = String([entered.headers["set-cookie"]].flat()[0]).split(";")[0]!;
			await call(forgotPassword, { email }, { headers: { cookie } });
			await call(sendLogInLink, { email }, { headers: { cookie } });
		}
		await runJobs();
		expect(await mailsTo(fan.email)).toBe(5);
	});
});

it("mails to any address are sent only where the address cannot be a member's unproven one, or that is meant", () => {
	const senders = globSync("app/**/*.ts").filter(
		(file) =>
			!file.includes(".test.") &&
			/import \{[^}]*\bsendMail\b[^}]*\} from "[^"]*\/send\.server"/.test(readFileSync(file, "utf8")),
	);
	expect(senders.sort()).toEqual([
		// To staff.
		"app/club-life/academy/trial-applications.server.ts",
		// Links and codes that are asked for, with their own limits.
		"app/members/access-links.server.ts",
		// To a proven address.
		"app/members/merging/merge-codes.server.ts",
		"app/members/profile/change-email.server.ts",
		"app/members/registration/email-proofs.server.ts",
		"app/members/resets/reset-undos.server.ts",
		// Staff closed the account: its owner no longer gets to the inbox.
		"app/members/support/disable-member.server.ts",
		// To proven addresses, which the audience is chosen by.
		"app/messages/announcements/announcements.server.ts",
		// To staff.
		"app/messages/webhooks/send-webhooks.server.ts",
		// A person's answer to a person.
		"app/office/inbox/replies.server.ts",
		// As with a closed account.
		"app/office/people/merge-pair.server.ts",
		// To staff, and to the writer's proven address.
		"app/site/contact/contact-messages.server.ts",
		// To an address that staff typed for somebody at the counter.
		"app/tickets/box-office/send-tickets.server.ts",
		// To whoever is given a ticket, who may have no account.
		"app/tickets/issued/transfers/offer-transfer.server.ts",
	]);
});
