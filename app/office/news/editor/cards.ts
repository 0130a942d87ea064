import type { ArticleBlock } from "../../../news/article/article-body";
import type { PictureRef } from "../../../ui/art/picture-ref";

export const cardKinds = ["quote", "picture", "gallery", "video", "figures"] as const;
export type CardKind = (typeof cardKinds)[number];
/** A block that is edited through fields. */
export type CardBlock = Extract<ArticleBlock, { type: CardKind }>;

export const isCard = (block: ArticleBlock): block is CardBlock =>
	cardKinds.some((kind) => kind === block.type);

/** A new one. Drawings stand in for photographs until there are some. */
export function newCard(kind: CardKind, drawing: PictureRef): CardBlock {
	switch (kind) {
		case "quote":
			return { type: "quote", text: "", by: "" };
		case "picture":
			return { type: "picture", picture: drawing, alt: "" };
		case "gallery":
			return { type: "gallery", pictures: [1, 2].map(() => ({ picture: drawing, alt: "" })) };
		case "video":
			return { type: "video", provider: "youtube", id: "", title: "", poster: drawing };
		case "figures":
			return { type: "figures", caption: "", columns: ["", ""], rows: [["", ""]] };
	}
}

/** A table as it is typed: a line each, cells apart by "|" or, from a spreadsheet, by tabs. */
export const writeTable = (rows: readonly (readonly string[])[]) =>
	rows.map((row) => row.join(" | ")).join("\n");

export function readCells(text: string): string[][] {
	const rows = text
		.split("\n")
		.filter((line) => line.trim())
		.map((line) => line.split(/[|\t]/).map((cell) => cell.trim()));
	const width = Math.max(2, ...rows.map((row) => row.length));
	return rows.map((row) => [...row, ...Array<string>(width - row.length).fill("")]);
}

/** The id in an address of YouTube, or what was typed. */
export const readYouTubeId = (typed: string) =>
	/(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live)\/)([\w-]{11})/.exec(typed)?.[1] ?? typed.trim();
