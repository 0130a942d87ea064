import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { buildApp } from "../../../server/app";
import { createGuestCache } from "../../../server/guest-cache";
import { listenForChanges } from "../../../server/listen-for-changes";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { createLoggedInMember } from "../../members/factories.server";
import type { Role } from "../../platform/access";
import { auditEntries } from "../../staff/contract";
import { grantRoles } from "../../staff/roles.server";
import { articleDetail, newsList } from "../contract";
import { buildArticle } from "../factories";
import { articles } from "../tables.server";
import {
	createManuscript,
	createPreview,
	manuscriptDetail,
	manuscriptList,
	publishManuscript,
	revisionDetail,
	revisionList,
	saveManuscript,
	withdrawManuscript,
} from "./contract";
import { buildManuscript } from "./factories";
import { articlePreviews } from "./tables.server";

const { db, pool, url, settings, jobs, call } = await testApp({}, { limits: noLimits });

async function createStaff(...roles: Role[]) {
	const member = await createLoggedInMember(db);
	await grantRoles(db, { memberId: member.id, roles, by: null });
	return member;
}
const gilang = await createStaff("editor");
const tri = await createStaff("editor");
const { token } = gilang;

let made = 0;
const write = async (overrides: Parameters<typeof buildManuscript>[0] = {}) =>
	(
		await call(
			createManuscript,
			{ content: buildManuscript({ slug: `berita-${++made}`, ...overrides }) },
			{ token },
		)
	).body;
const publish = (manuscript: { id: string; version: number }, at?: string) =>
	call(publishManuscript, { id: manuscript.id, version: manuscript.version, at }, { token });
const read = (slug: string) => call(articleDetail, { slug }, {});

describe("an article", () => {
	it("is a draft until it is published, and one again when it is withdrawn", async () => {
		const draft = await write();
		const { slug } = draft.content;
		const tabs = async () => {
			const found = [];
			for (const tab of ["draft", "scheduled", "published"] as const) {
				const { body } = await call(manuscriptList, { tab, q: "lampu stadion" }, { token });
				if (body.manuscripts.some(({ id }) => id === draft.id)) found.push(tab);
			}
			return found;
		};
		expect(await tabs()).toEqual(["draft"]);
		expect((await read(slug)).status).toBe(404);

		const inADay = new Date(Date.now() + 86_400_000).toISOString();
		expect((await publish(draft, inADay)).body.published).toMatchObject({ slug, at: inADay, version: 1 });
		expect(await tabs()).toEqual(["scheduled"]);
		expect((await read(slug)).status).toBe(404);

		expect((await publish(draft)).status).toBe(200);
		expect(await tabs()).toEqual(["published"]);
		expect((await read(slug)).body).toMatchObject({ title: draft.content.words.id.title, isPreview: false });

		const withdrawn = await call(withdrawManuscript, { id: draft.id, version: 1 }, { token });
		expect(withdrawn.body.published).toBeNull();
		expect((await call(withdrawManuscript, { id: draft.id, version: 1 }, { token })).status).toBe(200);
		expect(await tabs()).toEqual(["draft"]);
		expect((await read(slug)).status).toBe(404);

		const admin = await createStaff("admin");
		const { entries } = (await call(auditEntries, { q: `article/${draft.id}` }, { token: admin.token })).body;
		expect(entries.map(({ action, by }) => [action, by?.id])).toEqual(
			["news.withdraw", "news.publish", "news.schedule", "news.create"].map((action) => [action, gilang.id]),
		);
	});

	it("keeps its date when a correction is published, and readers see nothing before", async () => {
		const draft = await write();
		const { published } = (await publish(draft)).body;
		const words = {
			...draft.content.words,
			id: { ...draft.content.words.id, title: "Lampu stadion menyala lagi" },
		};
		const saved = await call(
			saveManuscript,
			{ id: draft.id, version: 1, content: { ...draft.content, words } },
			{ token },
		);
		expect(saved.body.version).toBe(2);
		expect((await read(draft.content.slug)).body.title).toBe(draft.content.words.id.title);
		const list = await call(manuscriptList, { tab: "published" }, { token });
		expect(list.body.manuscripts.find(({ id }) => id === draft.id)).toMatchObject({ hasChanges: true });
		await publish(saved.body);
		const { body } = await read(draft.content.slug);
		expect(body).toMatchObject({ title: "Lampu stadion menyala lagi", publishedAt: published!.at });
	});

	it("cannot be published without its Indonesian words, or under another's address", async () => {
		const empty = await write({ words: { id: { title: "Judul", excerpt: "", body: [] } } });
		const refused = await publish(empty);
		expect(refused.status).toBe(422);
		expect(Object.keys(refused.body.errors!)).toEqual(["content.words.id.excerpt", "content.words.id.body"]);
		const [one, other] = [await write({ slug: "rebutan" }), await write({ slug: "rebutan" })];
		expect((await publish(one)).status).toBe(200);
		expect((await publish(other)).body.errors).toHaveProperty(["content.slug"]);
	});

	it("shows only pictures of the library", async () => {
		const content = buildManuscript({ cover: { photo: "A".repeat(22), width: 40, height: 30 } });
		const { status, body } = await call(createManuscript, { content }, { token });
		expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["pictures"]]);
	});

	it("that came from elsewhere can be edited like any other", async () => {
		const [article] = await db
			.insert(articles)
			.values(buildArticle({ slug: "dari-benih" }))
			.returning();
		const { body } = await call(manuscriptDetail, { id: article!.id }, { token });
		expect(body).toMatchObject({ version: 1, changedBy: null, states: { id: "done", en: "missing" } });
		const content = { ...body.content, author: "Tri" };
		const input = { id: article!.id, version: 1, content };
		expect((await call(saveManuscript, input, { token })).body.version).toBe(2);
		const { revisions } = (await call(revisionList, { id: article!.id }, { token })).body;
		expect(revisions.map(({ version, by }) => [version, by === null])).toEqual([
			[2, false],
			[1, true],
		]);
	});
});

describe("two editors of one article", () => {
	it("lose nothing: the second is told whose change it was and can see it", async () => {
		const draft = await write();
		const change = (author: string) => ({
			id: draft.id,
			version: 1,
			content: { ...draft.content, author },
		});
		const answers = await Promise.all([
			call(saveManuscript, change("Gilang"), { token }),
			call(saveManuscript, change("Tri"), { token: tri.token }),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		const late = answers.find(({ status }) => status === 409)!;
		expect(late.body.error).toBe("manuscript.changed");
		const { body } = await call(manuscriptDetail, { id: draft.id }, { token });
		const won = answers[0]!.status === 200 ? gilang : tri;
		expect(body).toMatchObject({ version: 2, changedBy: won.name });
		expect((await publish(draft)).status).toBe(409);
		const mine = { ...change("Keduanya"), version: 2 };
		expect((await call(saveManuscript, mine, { token })).body.version).toBe(3);
		const older = await call(revisionDetail, { id: draft.id, version: 2 }, { token });
		expect(older.body.content.author).toBe(body.content.author);
	});

	it("make no revision of what has not changed", async () => {
		const draft = await write();
		const same = await call(saveManuscript, { id: draft.id, version: 1, content: draft.content }, { token });
		expect(same.body.version).toBe(1);
	});
});

it("says which language is missing, and which is outdated since an edit", async () => {
	const draft = await write();
	expect(draft.states).toEqual({ id: "done", en: "missing" });
	const english = { title: "Lights on", excerpt: "At last.", body: draft.content.words.id.body };
	let { version, content } = draft;
	const save = async (words: object, more: object = {}) => {
		const input = { id: draft.id, version, content: { ...content, words: { ...content.words, ...words } } };
		const { body } = await call(saveManuscript, { ...input, ...more }, { token });
		({ version, content } = body);
		return body.states.en;
	};
	expect(await save({ en: english })).toBe("done");
	expect(await save({ id: { ...content.words.id, title: "Lampu padam" } })).toBe("outdated");
	expect(await save({}, { confirmsEnglish: true })).toBe("done");
	expect(
		await save({ id: { ...content.words.id, excerpt: "Gelap." }, en: { ...english, excerpt: "Dark." } }),
	).toBe("done");
});

it("leaves a redirect at a former address, until another article takes it", async () => {
	const draft = await write({ slug: "alamat-lama" });
	await publish(draft);
	const content = { ...draft.content, slug: "alamat-baru" };
	const saved = await call(saveManuscript, { id: draft.id, version: 1, content }, { token });
	await publish(saved.body);
	expect((await read("alamat-lama")).body.slug).toBe("alamat-baru");
	const other = await write({ slug: "alamat-lama" });
	await publish(other);
	expect((await read("alamat-lama")).body.slug).toBe("alamat-lama");
	expect((await read("alamat-baru")).status).toBe(200);
});

it("shows a draft to whoever has the link, until it expires, and lists it nowhere", async () => {
	const draft = await write();
	const { body, status } = await call(createPreview, { id: draft.id }, { token });
	expect(status).toBe(201);
	const slug = body.path.split("/").at(-1)!;
	expect((await read(slug)).body).toMatchObject({ isPreview: true, title: draft.content.words.id.title });
	expect((await read(`${slug.slice(0, -1)}${slug.endsWith("0") ? "1" : "0"}`)).status).toBe(404);
	const { stories } = (await call(newsList, {}, {})).body;
	expect(stories.map((story) => story.slug)).not.toContain(draft.content.slug);
	await db
		.update(articlePreviews)
		.set({ expiresAt: sql`now()` })
		.where(eq(articlePreviews.articleId, draft.id));
	expect((await read(slug)).status).toBe(404);
});

it("reaches readers at once, whichever of two processes they ask", async () => {
	const processes = await Promise.all(
		[1, 2].map(async () => {
			const guestCache = createGuestCache();
			const stop = await listenForChanges({ databaseUrl: url, cache: guestCache, onError: () => {} });
			const app = await buildApp({ settings, pool, jobs, guestCache, logStream: { write: () => {} } });
			await app.listen({ port: 0, host: "127.0.0.1" });
			const { port } = app.server.address() as { port: number };
			const close = async () => {
				await app.close();
				await stop();
			};
			return { base: `http://127.0.0.1:${port}`, cache: guestCache, close };
		}),
	);
	const draft = await write();
	await publish(draft);
	const titles = () =>
		Promise.all(
			processes.map(async ({ base }) => {
				const response = await fetch(`${base}/api/news/${draft.content.slug}`);
				return response.ok ? ((await response.json()) as { title: string }).title : response.status;
			}),
		);
	// Well below the half minute for which an answer is kept without news of a change, and no matter how busy the machine.
	const soon = { timeout: 15_000, interval: 50 };
	const first = draft.content.words.id.title;
	await vi.waitFor(async () => expect(await titles()).toEqual([first, first]), soon);
	await titles();
	expect(processes.map(({ cache }) => cache.figures().hits > 0)).toEqual([true, true]);
	const content = structuredClone(draft.content);
	content.words.id.title = "Ralat";
	const saved = await call(saveManuscript, { id: draft.id, version: 1, content }, { token });
	await publish(saved.body);
	await vi.waitFor(async () => expect(await titles()).toEqual(["Ralat", "Ralat"]), soon);
	const withdrawn = await call(withdrawManuscript, { id: draft.id, version: 2 }, { token });
	expect(withdrawn.status, JSON.stringify(withdrawn.body)).toBe(200);
	await vi.waitFor(async () => expect(await titles()).toEqual([404, 404]), soon);
	for (const { close } of processes) await close();
});
