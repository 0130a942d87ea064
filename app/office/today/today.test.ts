import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import {
	createManuscript,
	manuscriptList,
	publishManuscript,
	saveManuscript,
} from "../../news/writing/contract";
import { buildManuscript } from "../../news/writing/factories";
import type { Role } from "../../platform/http/access";
import { sectionsOfActions } from "./changes.server";
import { beginOfficeVisit, officeChanges, officeToday } from "./contract";

const { db, call } = await testApp();

async function createStaff(...roles: Role[]) {
	const member = await createLoggedInMember(db);
	await grantRoles(db, { memberId: member.id, roles, by: null });
	return member;
}

const writer = await createStaff("editor");

it("counts drafts, and articles whose English is missing or out of date, and lists the same ones", async () => {
	const { token } = writer;
	const waiting = async () =>
		Object.fromEntries(
			(await call(officeToday, {}, { token })).body.waiting.map(({ kind, count }) => [kind, count]),
		);
	const listed = async (english: "missing" | "outdated") =>
		(await call(manuscriptList, { tab: "published", english }, { token })).body.manuscripts.map(
			({ id }) => id,
		);
	const { id: words } = buildManuscript().words;
	const draft = (await call(createManuscript, { content: buildManuscript() }, { token })).body;
	expect(await waiting()).toMatchObject({ drafts: 1, untranslated: 0, outdated: 0 });

	await call(publishManuscript, { id: draft.id, version: 1 }, { token });
	expect(await waiting()).toMatchObject({ drafts: 0, untranslated: 1, outdated: 0 });
	expect(await listed("missing")).toEqual([draft.id]);

	const translated = buildManuscript({ words: { id: words, en: { ...words, title: "Floodlights" } } });
	await call(saveManuscript, { id: draft.id, version: 1, content: translated }, { token });
	await call(publishManuscript, { id: draft.id, version: 2 }, { token });
	expect(await waiting()).toMatchObject({ drafts: 0, untranslated: 0, outdated: 0 });

	const rewritten = { ...translated, words: { ...translated.words, id: { ...words, title: "Lampu baru" } } };
	await call(saveManuscript, { id: draft.id, version: 2, content: rewritten }, { token });
	expect(await waiting()).toMatchObject({ drafts: 0, untranslated: 0, outdated: 1 });
	expect(await listed("outdated")).toEqual([draft.id]);
	expect(await listed("missing")).toEqual([]);
});

it("tells what others changed since the last visit, each only in the parts they may open", async () => {
	const reader = await createStaff("editor");
	const visit = () => call(beginOfficeVisit, {}, { token: reader.token });
	const changes = async (token = reader.token) => (await call(officeChanges, {}, { token })).body;
	expect((await visit()).body).toEqual({ previousAt: null });
	expect(await changes()).toMatchObject({ isLastVisit: false, parts: [{ section: "news" }] });
	// Coming back, and however many windows do so at once, is one visit.
	await db.execute(`update staff_visits set started_at = now() - interval '2 hours'`);
	await Promise.all([visit(), visit(), visit()]);
	const { previousAt } = (await visit()).body;
	expect(Date.now() - Date.parse(previousAt!)).toBeGreaterThan(7_000_000);

	await db.execute(`update staff_visits set previous_at = clock_timestamp()`);
	expect(await changes()).toMatchObject({ isLastVisit: true, parts: [] });
	await call(createManuscript, { content: buildManuscript() }, { token: writer.token });
	await call(createManuscript, { content: buildManuscript() }, { token: reader.token });
	const { parts } = await changes();
	expect(parts).toMatchObject([{ section: "news", count: 1, people: [writer.name] }]);
	const seller = await createStaff("seller");
	expect((await changes(seller.token)).parts).toEqual([]);
});

it("knows the office section of every audited action", () => {
	const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".server.ts"))
		.map((file) => readFileSync(join("app", file), "utf8"));
	const actions = sources.flatMap((source) =>
		[...source.matchAll(/action: [^,\n]*?["`]([a-z-]+)\./g)].map(([, name]) => name!),
	);
	expect(new Set(actions).size).toBeGreaterThan(15);
	expect(actions.filter((name) => !(name in sectionsOfActions))).toEqual([]);
});
