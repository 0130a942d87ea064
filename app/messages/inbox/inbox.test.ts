import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { notifyMember } from "../notifications/announce.server";
import { inboxMessages } from "../notifications/tables.server";
import { forgetInbox } from "./inbox.server";
import { inbox, messagesPerPage, readAllMessages, readMessage, unreadMessages } from "./inbox-contract";

const { db, settings, jobs, call } = await testApp();

const messageOf = (count: number) => ({
	title: { id: `Pesanan ${count}`, en: `Order ${count}` },
	body: { id: "Sudah dikirim", en: "On its way" },
	path: `/profile/more/${count}`,
});
async function memberWith(messages: number) {
	const member = await createLoggedInMember(db);
	for (let count = 1; count <= messages; count++)
		await notifyMember({ db, jobs }, member.id, "orders", messageOf(count));
	return { ...member, as: { token: member.token, language: "en" as const } };
}

it("lists messages in the reader's language, newest first", async () => {
	const { as } = await memberWith(2);
	const { body } = await call(inbox, {}, as);
	expect(body).toMatchObject({
		unread: 2,
		next: null,
		messages: [
			{ title: "Order 2", body: "On its way", path: "/profile/more/2", topic: "orders", isRead: false },
			{ title: "Order 1" },
		],
	});
	const stranger = await createLoggedInMember(db);
	expect((await call(inbox, {}, { token: stranger.token })).body.messages).toEqual([]);
});

it("leads to the inbox's own site, whatever an old message says", async () => {
	const { id, as } = await memberWith(0);
	const path = "/\\jahat.example/hadiah";
	await db.insert(inboxMessages).values({ memberId: id, topic: "news", message: { ...messageOf(1), path } });
	expect((await call(inbox, {}, as)).body.messages).toMatchObject([{ path: "/" }]);
});

it("pages without gaps or repeats, even as messages arrive", async () => {
	const { id, as } = await memberWith(messagesPerPage + 3);
	const first = (await call(inbox, {}, as)).body;
	await notifyMember({ db, jobs }, id, "orders", messageOf(99));
	const second = (await call(inbox, { before: first.next! }, as)).body;
	const titles = [...first.messages, ...second.messages].map(({ title }) => title);
	expect(titles).toEqual(
		Array.from({ length: messagesPerPage + 3 }, (_, index) => `Order ${messagesPerPage + 3 - index}`),
	);
	expect(second.next).toBeNull();
});

it("counts what is unread, and reading twice changes nothing", async () => {
	const { as } = await memberWith(3);
	const [newest] = (await call(inbox, {}, as)).body.messages;
	expect((await call(unreadMessages, {}, as)).body.unread).toBe(3);
	for (let round = 0; round < 2; round++)
		expect((await call(readMessage, { id: newest!.id }, as)).body.unread).toBe(2);
	expect((await call(inbox, {}, as)).body.messages.map(({ isRead }) => isRead)).toEqual([true, false, false]);
});

it("leaves unread what arrived after the list was shown", async () => {
	const { id, as } = await memberWith(2);
	const [newest] = (await call(inbox, {}, as)).body.messages;
	await notifyMember({ db, jobs }, id, "orders", messageOf(3));
	expect((await call(readAllMessages, { until: newest!.id }, as)).body.unread).toBe(1);
});

it("forgets messages after a year", async () => {
	const { id, as } = await memberWith(2);
	await db
		.update(inboxMessages)
		.set({ createdAt: sql`now() - interval '366 days'` })
		.where(
			sql`${eq(inboxMessages.memberId, id)} and ${inboxMessages.message} ->> 'path' = '/profile/more/1'`,
		);
	await forgetInbox.run({ db, jobs, settings } as never, {});
	expect((await call(inbox, {}, as)).body.messages.map(({ title }) => title)).toEqual(["Order 2"]);
});
