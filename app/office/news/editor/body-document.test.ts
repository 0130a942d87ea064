import { getSchema } from "@tiptap/core";
import { describe, expect, it } from "vitest";
import { demoNews } from "../../../../club/demo/news";
import type { ArticleBody } from "../../../news/article/article-body";
import { articleExtensions } from "./article-schema";
import { toBody, toDocument } from "./body-document";
import { readCells, readYouTubeId, writeTable } from "./cards";

describe("a body in the editor", () => {
	const schema = getSchema(articleExtensions());
	const through = (body: ArticleBody) => toBody(schema.nodeFromJSON(toDocument(body)).toJSON());

	it("comes out as it went in, for every article of the demo club", () => {
		for (const { slug, body } of demoNews(new Date())) {
			schema.nodeFromJSON(toDocument(body)).check();
			expect(through(body), slug).toEqual(body);
		}
	});

	it("drops empty lines, and nothing else", () => {
		const empty = { type: "paragraph", content: [{ type: "text", text: "  " }] };
		const words = { type: "paragraph", content: [{ type: "text", text: "Gol." }] };
		const list = { type: "bulletList", content: [{ type: "listItem", content: [{ type: "paragraph" }] }] };
		expect(toBody({ type: "doc", content: [empty, { type: "heading" }, words, list] })).toEqual([
			{ type: "paragraph", runs: [{ text: "Gol." }] },
		]);
	});

	it("splits text longer than the maximum run", () => {
		const text = "a".repeat(4_100);
		const body = toBody({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
		expect(body[0]).toMatchObject({ runs: [{ text: "a".repeat(2_000) }, {}, { text: "a".repeat(100) }] });
	});
});

it("reads a table as it is typed or pasted from a spreadsheet", () => {
	expect(readCells("Tim | Main\nOmbak | 3\n\nKarang")).toEqual([
		["Tim", "Main"],
		["Ombak", "3"],
		["Karang", ""],
	]);
	expect(readCells("A\tB\tC")).toEqual([["A", "B", "C"]]);
	expect(readCells(writeTable([["a", "b"]]))).toEqual([["a", "b"]]);
});

it("finds the id in any address of a video", () => {
	for (const typed of [
		"https://youtu.be/dQw4w9WgXcQ?t=3",
		"https://www.youtube.com/watch?v=dQw4w9WgXcQ",
		"https://www.youtube.com/shorts/dQw4w9WgXcQ",
		" dQw4w9WgXcQ ",
	])
		expect(readYouTubeId(typed)).toBe("dQw4w9WgXcQ");
	expect(readYouTubeId("/media/gol.mp4")).toBe("/media/gol.mp4");
});
