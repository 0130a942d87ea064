import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { startTwoProcesses } from "../../../test/two-processes";
import { createLoggedInMember } from "../../members/factories.server";
import { auditEntries } from "../../members/staff/contract";
import { grantRoles } from "../../members/staff/roles.server";
import { newId } from "../../platform/data/new-id";
import type { Role } from "../../platform/http/access";
import { articleDetail, newsList } from "../contract";
import { buildArticle } from "../factories";
import { articles } from "../tables.server";
import {
	createManuscript,
	createPreview,
	discardManuscript,
	manuscriptDetail,
	manuscriptList,
	publishManuscript,
	revisionDetail,
	revisionList,
	saveManuscript,
	withdrawManuscript,
} from "./contract";
import { buildManuscript } from "./factories";
import { longestManuscript, noWords } from "./manuscript";
import { articlePreviews, revisions } from "./tables.server";

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
		const empty = await write({ words: { id: { ...noWords, title: "Judul" } } });
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

	it("create no revision when nothing has changed", async () => {
		const draft = await write();
		const same = await call(saveManuscript, { id: draft.id, version: 1, content: draft.content }, { token });
		expect(same.body.version).toBe(1);
	});
});

it("says which language is missing, and which is outdated since which edit", async () => {
	const draft = await write();
	expect(draft.states).toEqual({ id: "done", en: "missing" });
	const english = {
		title: "Lights on",
		excerpt: "At last.",
		coverAlt: "",
		body: draft.content.words.id.body,
	};
	const { title } = draft.content.words.id;
	let { version, content, translatedFrom } = draft;
	const save = async (words: object, more: object = {}) => {
		const input = { id: draft.id, version, content: { ...content, words: { ...content.words, ...words } } };
		const { body } = await call(saveManuscript, { ...input, ...more }, { token });
		({ version, content, translatedFrom } = body);
		return body.states.en;
	};
	expect(await save({ en: english })).toBe("done");
	expect(translatedFrom).toBeNull();
	expect(await save({ id: { ...content.words.id, title: "Lampu padam" } })).toBe("outdated");
	expect(translatedFrom).toMatchObject({ title });
	expect(await save({ id: { ...content.words.id, title: "Lampu mati" } })).toBe("outdated");
	expect(translatedFrom).toMatchObject({ title });
	expect(await save({}, { confirmsEnglish: true })).toBe("done");
	expect(
		await save({ id: { ...content.words.id, excerpt: "Gelap." }, en: { ...english, excerpt: "Dark." } }),
	).toBe("done");
});

describe("an autosave", () => {
	const titled = (content: Awaited<ReturnType<typeof write>>["content"], title: string) => ({
		...content,
		words: { ...content.words, id: { ...content.words.id, title } },
	});
	const versions = async (id: string) =>
		(await call(revisionList, { id }, { token })).body.revisions.map(({ version, isAutomatic }) => [
			version,
			isAutomatic,
		]);
	const autosave = async (
		draft: { id: string; version: number; content: Parameters<typeof titled>[0] },
		title: string,
		by = gilang,
	) =>
		(
			await call(
				saveManuscript,
				{ id: draft.id, version: draft.version, content: titled(draft.content, title), automatic: true },
				{ token: by.token },
			)
		).body;

	it("is one revision for ten minutes of writing, and never reaches readers", async () => {
		const draft = await write();
		await publish(draft);
		let saved = draft;
		for (const title of ["L", "La", "Lam", "Lampu"]) saved = await autosave(saved, title);
		expect([saved.version, saved.published!.version, saved.content.words.id.title]).toEqual([5, 1, "Lampu"]);
		expect(await versions(draft.id)).toEqual([
			[5, true],
			[1, false],
		]);
		expect((await read(draft.content.slug)).body.title).toBe(draft.content.words.id.title);
		const admin = await createStaff("admin");
		const { entries } = (await call(auditEntries, { q: `article/${draft.id}` }, { token: admin.token })).body;
		expect(entries.map(({ action }) => action)).toEqual(["news.save", "news.publish", "news.create"]);

		await db
			.update(revisions)
			.set({ automaticSince: sql`now() - interval '11 minutes'` })
			.where(and(eq(revisions.articleId, draft.id), eq(revisions.version, 5)));
		await autosave(saved, "Lampu menyala");
		expect(await versions(draft.id)).toEqual([
			[6, true],
			[5, true],
			[1, false],
		]);
	});

	it("stays if it was published, saved by hand, or somebody else's", async () => {
		const draft = await write();
		const published = await autosave(draft, "Terbit");
		await publish(published);
		const mine = await autosave(published, "Naskah Gilang");
		const theirs = await autosave(mine, "Naskah Tri", tri);
		const { id, version, content } = theirs;
		await call(saveManuscript, { id, version, content }, { token: tri.token });
		await autosave(theirs, "Naskah Tri lagi", tri);
		expect(await versions(draft.id)).toEqual([
			[5, true],
			[4, false],
			[3, true],
			[2, true],
			[1, false],
		]);
	});

	it("is refused after somebody else's save, like any other", async () => {
		const draft = await write();
		await autosave(draft, "Naskah Tri", tri);
		const input = { id: draft.id, version: 1, content: titled(draft.content, "Naskah Gilang") };
		const late = await call(saveManuscript, { ...input, automatic: true }, { token });
		expect([late.status, late.body.error]).toEqual([409, "manuscript.changed"]);
	});

	it("of a new article is kept once, however often it is sent", async () => {
		const id = newId();
		const content = buildManuscript({ slug: "dikirim-dua-kali" });
		const answers = await Promise.all(
			[1, 2, 3].map(() => call(createManuscript, { id, content, automatic: true }, { token })),
		);
		expect(answers.map(({ status, body }) => [status, body.id, body.version])).toEqual(
			Array(3).fill([201, id, 1]),
		);
		const more = await call(createManuscript, { id, content: titled(content, "Lanjut") }, { token });
		expect([more.body.version, more.body.content.words.id.title]).toEqual([2, "Lanjut"]);
	});
});

it("is deleted only as a draft, and the log keeps its text", async () => {
	const draft = await write();
	await publish(draft);
	const discard = () => call(discardManuscript, { id: draft.id, version: 1 }, { token });
	expect((await discard()).body.error).toBe("manuscript.published");
	await call(withdrawManuscript, { id: draft.id, version: 1 }, { token });
	expect((await discard()).status).toBe(200);
	expect((await discard()).status).toBe(404);
	expect((await call(manuscriptDetail, { id: draft.id }, { token })).status).toBe(404);
	const admin = await createStaff("admin");
	const { entries } = (await call(auditEntries, { q: `article/${draft.id}` }, { token: admin.token })).body;
	expect(entries[0]).toMatchObject({ action: "news.discard", before: { slug: draft.content.slug } });
});

describe("a long article", () => {
	const paragraphs = (count: number, letters: number) =>
		Array.from({ length: count }, (_, place) => ({
			type: "paragraph" as const,
			runs: [{ text: `${place} ${"laut ".repeat(letters / 5)}` }],
		}));
	const withBody = (body: ReturnType<typeof paragraphs>) => {
		const { words, ...content } = buildManuscript({ slug: `panjang-${++made}` });
		return { ...content, words: { ...words, id: { ...words.id, body } } };
	};

	it("of fifteen thousand words is saved, published and read", async () => {
		const content = withBody(paragraphs(250, 400));
		expect(JSON.stringify(content).length).toBeGreaterThan(64 * 1024);
		const { status, body } = await call(createManuscript, { content }, { token });
		expect(status, JSON.stringify(body.errors)).toBe(201);
		expect((await publish(body)).status).toBe(200);
		expect((await read(content.slug)).body.body).toHaveLength(250);
	});

	it("is refused with its position if it has too many blocks, and with a message if it is too large", async () => {
		const many = await call(createManuscript, { content: withBody(paragraphs(301, 10)) }, { token });
		expect([many.status, Object.keys(many.body.errors ?? {})]).toEqual([422, ["content.words.id.body"]]);
		const huge = await call(
			createManuscript,
			{ content: withBody(paragraphs(290, longestManuscript / 280)) },
			{ token },
		);
		expect([huge.status, huge.body.error]).toEqual([413, "body_too_large"]);
		expect(huge.body.message).toBe("Isinya terlalu panjang. Paling banyak 512 kB.");
	});

	it("is not even read from someone who may not write", async () => {
		const content = withBody(paragraphs(290, longestManuscript / 280));
		expect((await call(createManuscript, { content }, {})).status).toBe(401);
		const member = await createLoggedInMember(db);
		expect((await call(createManuscript, { content }, { token: member.token })).status).toBe(403);
	});
});

it("says what the cover shows, in the reader's language", async () => {
	const { words } = buildManuscript();
	const draft = await write({
		words: {
			id: { ...words.id, coverAlt: "Empat menara lampu menyala." },
			en: { ...words.id, title: "Lights on", coverAlt: "Four floodlight towers." },
		},
	});
	await publish(draft);
	const { slug } = draft.content;
	expect((await read(slug)).body.coverAlt).toBe("Empat menara lampu menyala.");
	expect((await call(articleDetail, { slug }, { language: "en" })).body.coverAlt).toBe(
		"Four floodlight towers.",
	);
	const bare = await write();
	await publish(bare);
	expect((await read(bare.content.slug)).body.coverAlt).toBe("");
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

it("shows a draft to anyone with the link, until it expires, and lists it nowhere", async () => {
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
	const processes = await startTwoProcesses({ settings, pool, jobs, url });
	const draft = await write();
	await publish(draft);
	const titles = async () =>
		(await processes.read(`/news/${draft.content.slug}`)).map((answer) => {
			const { title, error } = JSON.parse(answer) as { title?: string; error?: string };
			return title ?? error;
		});
	// Well below the half minute for which an answer is kept without news of a change, and no matter how busy the machine.
	const soon = { timeout: 15_000, interval: 50 };
	const first = draft.content.words.id.title;
	await vi.waitFor(async () => expect(await titles()).toEqual([first, first]), soon);
	await titles();
	for (const hits of processes.hits()) expect(hits).toBeGreaterThan(0);
	const content = structuredClone(draft.content);
	content.words.id.title = "Ralat";
	const saved = await call(saveManuscript, { id: draft.id, version: 1, content }, { token });
	await publish(saved.body);
	await vi.waitFor(async () => expect(await titles()).toEqual(["Ralat", "Ralat"]), soon);
	const withdrawn = await call(withdrawManuscript, { id: draft.id, version: 2 }, { token });
	expect(withdrawn.status, JSON.stringify(withdrawn.body)).toBe(200);
	await vi.waitFor(async () => expect(await titles()).toEqual(["news.unknown", "news.unknown"]), soon);
	await processes.close();
});
