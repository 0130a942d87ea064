import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../test/app";
import { buildPlayer } from "../people/players/factories";
import { players } from "../people/players/tables.server";
import { videoDetail, videoList, videosPerPage } from "./contract";
import { buildVideo } from "./factories";
import { videos } from "./tables.server";

const { call, db } = await testApp();

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

beforeAll(async () => {
	await db.insert(players).values(buildPlayer({ slug: "putra-laut" }));
	await db.insert(videos).values([
		...Array.from({ length: 13 }, (_, index) =>
			buildVideo({ slug: `latihan-${index + 1}`, publishedAt: day(index + 1), seconds: 60 + index }),
		),
		buildVideo({
			slug: "ring",
			category: "basketball",
			title: { id: "Ring baru, 100% baja", en: "A new rim" },
			publishedAt: day(20),
			seconds: 900,
			source: "file",
			sourceRef: "/media/ring.webm",
			captions: [{ language: "id", label: "Bahasa Indonesia", src: "/media/ring.id.vtt" }],
			playerSlugs: ["putra-laut", "yang-sudah-pergi"],
			eventSlug: "laga-yang-dihapus",
		}),
		buildVideo({ slug: "langsung", category: "esports", publishedAt: day(14), isLive: true }),
		buildVideo({ slug: "besok", publishedAt: new Date(Date.now() + 86_400_000) }),
	]);
});

const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

describe("the list of videos", () => {
	it("shows published videos, newest first, in pages", async () => {
		const { status, body } = await call(videoList, {});
		expect(status).toBe(200);
		expect(body).toMatchObject({ total: 15, page: 1, pageCount: 2 });
		expect(body.videos).toHaveLength(videosPerPage);
		expect(body.videos[0]?.slug).toBe("ring");
		expect(slugs((await call(videoList, { page: 2 })).body.videos)).toEqual([
			"latihan-3",
			"latihan-2",
			"latihan-1",
		]);
	});

	it("filters by house and sorts by age and duration", async () => {
		expect(slugs((await call(videoList, { category: "basketball" })).body.videos)).toEqual(["ring"]);
		expect((await call(videoList, { sort: "oldest" })).body.videos[0]?.slug).toBe("latihan-1");
		expect(slugs((await call(videoList, { sort: "longest" })).body.videos).slice(0, 2)).toEqual([
			"langsung",
			"ring",
		]);
		expect((await call(videoList, { sort: "shortest" })).body.videos[0]?.slug).toBe("latihan-1");
	});

	it("finds words in both languages, and treats pattern characters literally", async () => {
		expect(slugs((await call(videoList, { q: "baja ring" })).body.videos)).toEqual(["ring"]);
		expect(slugs((await call(videoList, { q: "NEW RIM" })).body.videos)).toEqual(["ring"]);
		expect((await call(videoList, { q: "100%" })).body.total).toBe(1);
		expect((await call(videoList, { q: "_" })).body.total).toBe(0);
	});

	it.each([{ category: "cricket" }, { sort: "best" }, { page: "0" }, { q: "x".repeat(81) }])(
		"refuses %o",
		async (input) => expect((await call(videoList, input as never)).status).toBe(422),
	);
});

describe("one video", () => {
	it("has its source, captions, featured people and next videos", async () => {
		const { status, body } = await call(videoDetail, { slug: "ring" }, { language: "en" });
		expect(status).toBe(200);
		expect(body).toMatchObject({ title: "A new rim", source: "file", sourceRef: "/media/ring.webm" });
		expect(body.captions).toHaveLength(1);
		expect(body.seen).toMatchObject([{ kind: "player", slug: "putra-laut" }]);
		expect(slugs(body.next)).toEqual(["langsung", "latihan-13", "latihan-12", "latihan-11"]);
	});

	it("has no duration while live", async () => {
		const { body } = await call(videoDetail, { slug: "langsung" });
		expect(body).toMatchObject({ isLive: true, seconds: null });
	});

	it.each([
		{ slug: "tanpa-durasi", isLive: false, seconds: null },
		{ slug: "langsung-berdurasi", isLive: true, seconds: 60 },
	])("is refused by the database as $slug", async (video) => {
		await expect(db.insert(videos).values(buildVideo(video))).rejects.toThrow();
	});

	it("is not among its own next videos", async () => {
		const { body } = await call(videoDetail, { slug: "latihan-13" });
		expect(slugs(body.next)).not.toContain("latihan-13");
	});

	it.each(["nothing", "besok"])("is a 404 as %s", async (slug) => {
		const { status, body } = await call(videoDetail, { slug });
		expect({ status, error: body.error }).toEqual({ status: 404, error: "videos.unknown" });
	});
});
