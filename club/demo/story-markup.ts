import type { ArticleBlock, ArticleBody, Mention, Run } from "../../app/news/article/article-body";
import type { ClubSection } from "../../app/platform/club-profile";
import type { CompositionName, PictureRef } from "../../app/ui/art/picture-ref";
import { films } from "../films/films";

/**
 * How the demo's stories are written: a plain string is a paragraph, in which `**bold**`, `_italic_`,
 * `[Raka](player:raka-wirayuda)` and `[tiket](/tickets)` have their meaning; other blocks are calls.
 */
export type StoryPart = string | ArticleBlock;

export const writeBody = (parts: StoryPart[]): ArticleBody =>
	parts.map((part) => (typeof part === "string" ? { type: "paragraph", runs: writeRuns(part) } : part));

export const heading = (text: string): ArticleBlock => ({ type: "heading", text });
export const quote = (text: string, by: string): ArticleBlock => ({ type: "quote", text, by });
export const list = (...items: string[]): ArticleBlock => ({
	type: "list",
	ordered: false,
	items: items.map(writeRuns),
});
export const steps = (...items: string[]): ArticleBlock => ({
	type: "list",
	ordered: true,
	items: items.map(writeRuns),
});

export const figures = (caption: string, columns: string[], ...rows: string[][]): ArticleBlock => ({
	type: "figures",
	caption,
	columns,
	rows,
});

export const picture = (picture: PictureRef, alt: string, caption: string): ArticleBlock => ({
	type: "picture",
	picture,
	alt,
	caption,
});

export const gallery = (...pictures: [PictureRef, alt: string, caption: string][]): ArticleBlock => ({
	type: "gallery",
	pictures: pictures.map(([picture, alt, caption]) => ({ picture, alt, caption })),
});

/** One of the club's own short films, under its own title and poster. */
export const clip = (film: keyof typeof films, title: string, poster: PictureRef): ArticleBlock => ({
	type: "video",
	provider: "file",
	id: `/media/${films[film].name}.mp4`,
	title,
	poster,
});

/** A drawn cover picture; another slug is another drawing. */
export const drawing = (division: ClubSection, slug: string, variant?: CompositionName): PictureRef => ({
	art: "cover",
	division,
	slug,
	...(variant !== undefined && { variant }),
});

function writeRuns(text: string): Run[] {
	const runs: Run[] = [];
	let from = 0;
	for (const match of text.matchAll(/\*\*(.+?)\*\*|\b_(.+?)_\b|\[(.+?)\]\((.+?)\)/g)) {
		if (match.index > from) runs.push({ text: text.slice(from, match.index) });
		const [whole, bold, italic, label, target] = match;
		if (bold) runs.push({ text: bold, bold: true });
		else if (italic) runs.push({ text: italic, italic: true });
		else if (label && target) runs.push({ text: label, ...writeTarget(target) });
		from = match.index + whole.length;
	}
	if (from < text.length) runs.push({ text: text.slice(from) });
	return runs;
}

function writeTarget(target: string): Pick<Run, "link" | "mention"> {
	const [, kind, slug] = /^(player|event|product|video):(.+)$/.exec(target) ?? [];
	return kind && slug ? { mention: { kind: kind as Mention["kind"], slug } } : { link: target };
}
