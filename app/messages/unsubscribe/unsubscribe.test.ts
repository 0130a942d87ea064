import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createMember } from "../../members/factories.server";
import { listConsents } from "../../members/registration/consents.server";
import { members } from "../../members/tables.server";
import { changeNotificationTopics, findNotificationTopics } from "../notifications/preferences.server";
import type { Topic } from "../notifications/topics";
import { unsubscribeLinks } from "./unsubscribe-links.server";

const { app, db, settings } = await testApp();

async function subscriber(topic: Topic) {
	const { id } = await createMember(db);
	const others = (["news", "store"] as const).map((other) => ({ topic: other, email: true, push: true }));
	await changeNotificationTopics(db, id, [...others, { topic, email: true, push: true }]);
	const linkTo = await unsubscribeLinks(db, settings.publicUrl);
	const url = linkTo(id, topic).slice(settings.publicUrl.length);
	const wants = async () =>
		(await findNotificationTopics(db, id)).filter(({ email }) => email).map((one) => one.topic);
	return { id, url, wants };
}
/** As RFC 8058 has it, from a mail provider's servers. */
const press = (url: string, payload = "List-Unsubscribe=One-Click") =>
	app.inject({
		method: "POST",
		url,
		headers: { "content-type": "application/x-www-form-urlencoded" },
		payload,
	});

it("one post ends the mails of one topic, without a log-in, redirect or question, however often", async () => {
	const { id, url, wants } = await subscriber("news");
	const answers = await Promise.all([press(url), press(url), press(url)]);
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
	expect(answers[0]!.body).toContain("Sudah berhenti");
	expect(await wants()).toEqual(["orders", "store"]);
	const push = (await findNotificationTopics(db, id)).find(({ topic }) => topic === "news")?.push;
	expect(push).toBe(true);
	const withdrawn = (await listConsents(db, id)).filter(({ kind, given }) => kind === "news" && !given);
	expect(withdrawn).toHaveLength(1);
});

it("looking changes nothing: previewers and scanners follow links", async () => {
	const { id, url, wants } = await subscriber("store");
	for (const method of ["GET", "HEAD"] as const)
		expect((await app.inject({ method, url })).statusCode).toBe(200);
	const { body, headers } = await app.inject(url);
	expect(body).toContain('<form method="post">');
	expect(headers["referrer-policy"]).toBe("no-referrer");
	expect(await wants()).toContain("store");
	await db.update(members).set({ language: "en" }).where(eq(members.id, id));
	expect((await app.inject(url)).body).toContain("We will send you no more e-mails");
});

it("no link works but ours", async () => {
	const { url, wants } = await subscriber("news");
	const [member, topic, signature] = url.split("/").at(-1)!.split(".");
	const other = (await subscriber("store")).url.split("/").at(-1)!.split(".");
	const forged = [
		`${member}.store.${signature}`,
		`${other[0]}.${topic}.${signature}`,
		`${member}.${topic}.`,
		`${member}.${topic}.${signature}x`,
		"x",
		"..",
		"%00",
	];
	for (const token of forged) expect((await press(`/unsubscribe/${token}`)).statusCode, token).toBe(404);
	expect((await press(url, "x".repeat(9_000))).statusCode).toBe(413);
	expect(await wants()).toEqual(["orders", "news", "store"]);
});
