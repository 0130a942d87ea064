import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { faqList, type QuestionGroup } from "./contract";
import { buildFaqGroup, buildFaqQuestion } from "./factories";
import { findQuestions } from "./find-questions";
import { faqGroups, faqQuestions } from "./tables.server";

const { call, db } = await testApp();

beforeAll(async () => {
	await db
		.insert(faqGroups)
		.values([
			buildFaqGroup({ key: "toko", title: { id: "Toko" }, position: 2 }),
			buildFaqGroup(),
			buildFaqGroup({ key: "kosong", title: { id: "Kosong" }, position: 3 }),
		]);
	await db
		.insert(faqQuestions)
		.values([
			buildFaqQuestion({ slug: "tiket-anak", position: 2, question: { id: "Tiket anak?" } }),
			buildFaqQuestion(),
			buildFaqQuestion({ slug: "ongkir", groupKey: "toko", question: { id: "Ongkir?" } }),
		]);
});

it("lists all questions in order, without empty groups", async () => {
	const { status, body } = await call(faqList, {});
	expect(status).toBe(200);
	expect(body.groups.map(({ key, questions }) => [key, questions.map(({ slug }) => slug)])).toEqual([
		["tiket", ["gerbang-buka", "tiket-anak"]],
		["toko", ["ongkir"]],
	]);
});

it("uses the reader's language where there is a translation", async () => {
	const { body } = await call(faqList, {}, { language: "en" });
	expect(body.groups[0]).toMatchObject({ title: "Tickets" });
	expect(body.groups[0]?.questions.map(({ question }) => question)).toEqual([
		"When do the gates open?",
		"Tiket anak?",
	]);
});

describe("the search in the questions", () => {
	const groups: QuestionGroup[] = [
		{
			key: "tiket",
			title: "Tiket",
			questions: [
				{ slug: "anak", question: "Apakah anak perlu tiket?", answer: "Di bawah tiga tahun gratis." },
				{ slug: "kafe", question: "Ada Café?", answer: "Ada, di tribun timur." },
			],
		},
		{
			key: "toko",
			title: "Toko",
			questions: [{ slug: "kirim", question: "Kapan dikirim?", answer: "Besok." }],
		},
	];
	const found = (typed: string) => findQuestions(groups, typed).flatMap(({ questions }) => questions);

	it("requires every word, in question, answer or group", () => {
		expect(found("gratis ANAK").map(({ slug }) => slug)).toEqual(["anak"]);
		expect(found("toko besok").map(({ slug }) => slug)).toEqual(["kirim"]);
		expect(found("anak besok")).toEqual([]);
	});

	it("ignores case, accents and spaces", () => {
		expect(found("  cafe ").map(({ slug }) => slug)).toEqual(["kafe"]);
		expect(found("   ")).toHaveLength(3);
	});
});
