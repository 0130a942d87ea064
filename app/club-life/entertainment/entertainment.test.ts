import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { entertainmentDetail, entertainmentList } from "./contract";
import { buildEntertainmentItem } from "./factories";
import { entertainmentItems } from "./tables.server";

const { call, db } = await testApp();

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

beforeAll(async () => {
	await db.insert(entertainmentItems).values([
		buildEntertainmentItem({ slug: "lama", startsAt: hours(-500) }),
		buildEntertainmentItem({ slug: "baru", startsAt: hours(-20) }),
		buildEntertainmentItem({
			slug: "sedang-main",
			kind: "concert",
			startsAt: hours(-1),
			durationMinutes: 180,
			place: "Dermaga",
		}),
		buildEntertainmentItem({
			slug: "besok",
			kind: "concert",
			startsAt: hours(24),
			bodyEn: [{ type: "paragraph", runs: [{ text: "Bring a mat." }] }],
			links: [{ label: { id: "Tiket", en: "Tickets" }, url: "/tickets" }],
		}),
		buildEntertainmentItem({ slug: "lusa", kind: "fan-event", startsAt: hours(48) }),
	]);
});

const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

describe("the list of shows", () => {
	it("shows upcoming ones soonest first, including what is still on", async () => {
		const { status, body } = await call(entertainmentList, { when: "upcoming" });
		expect(status).toBe(200);
		expect(slugs(body.items)).toEqual(["sedang-main", "besok", "lusa"]);
	});

	it("shows past ones newest first, and all of them together", async () => {
		expect(slugs((await call(entertainmentList, { when: "past" })).body.items)).toEqual(["baru", "lama"]);
		expect((await call(entertainmentList, {})).body).toMatchObject({ total: 5, pageCount: 1 });
	});

	it("filters by kind", async () => {
		expect(slugs((await call(entertainmentList, { kind: "podcast" })).body.items)).toEqual(["baru", "lama"]);
		expect((await call(entertainmentList, { kind: "show" })).body).toMatchObject({ items: [], total: 0 });
	});

	it.each([{ kind: "film" }, { when: "now" }, { page: "0" }])("refuses %o", async (input) => {
		expect((await call(entertainmentList, input as never)).status).toBe(422);
	});
});

describe("one show", () => {
	it("includes its text, links and three more, those of its kind first", async () => {
		const { status, body } = await call(entertainmentDetail, { slug: "besok" }, { language: "en" });
		expect(status).toBe(200);
		expect(body.item).toMatchObject({ bodyLanguage: "en", links: [{ label: "Tickets", url: "/tickets" }] });
		expect(slugs(body.more)).toEqual(["sedang-main", "lusa", "baru"]);
	});

	it("is not found under another name", async () => {
		const { status, body } = await call(entertainmentDetail, { slug: "tidak-ada" });
		expect({ status, error: body.error }).toEqual({ status: 404, error: "entertainment.unknown" });
	});
});
