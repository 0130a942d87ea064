import * as z from "zod";
import { httpsUrl, sitePath } from "../../platform/browser/site-path";
import { pathWord } from "../../platform/http/path-word";
import { pictureRefSchema } from "../../ui/art/picture-ref";

const line = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

/** Allowed link targets: https URLs, or paths on this site. Never `javascript:`, never `//host`. */
export const linkTarget = z
	.string()
	.check(
		z.maxLength(500),
		z.regex(new RegExp(`${httpsUrl.source}|${sitePath.source}`, "i"), "must be https or a path"),
	);

export const mentionKinds = ["player", "event", "product", "video"] as const;
export type MentionKind = (typeof mentionKinds)[number];
const mentionSchema = z.object({ kind: z.enum(mentionKinds), slug: pathWord });
export type Mention = z.infer<typeof mentionSchema>;

const runSchema = z.object({
	text: line(2_000),
	bold: z.optional(z.boolean()),
	italic: z.optional(z.boolean()),
	link: z.optional(linkTarget),
	mention: z.optional(mentionSchema),
});
export type Run = z.infer<typeof runSchema>;
const runs = z.array(runSchema).check(z.minLength(1), z.maxLength(80));

const pictured = {
	picture: pictureRefSchema,
	alt: z.string().check(z.maxLength(250)),
	caption: z.optional(line(300)),
};
const cell = z.string().check(z.maxLength(60));

export const articleBlockSchema = z.discriminatedUnion("type", [
	z.object({ type: z.literal("heading"), text: line(120) }),
	z.object({ type: z.literal("paragraph"), runs }),
	z.object({ type: z.literal("quote"), text: line(400), by: line(120) }),
	z.object({ type: z.literal("picture"), ...pictured }),
	z.object({
		type: z.literal("gallery"),
		pictures: z.array(z.object(pictured)).check(z.minLength(2), z.maxLength(12)),
	}),
	z.discriminatedUnion("provider", [
		z.object({
			type: z.literal("video"),
			provider: z.literal("youtube"),
			id: z.string().check(z.regex(/^[\w-]{11}$/)),
			title: line(160),
			poster: pictureRefSchema,
		}),
		z.object({
			type: z.literal("video"),
			provider: z.literal("file"),
			id: linkTarget,
			title: line(160),
			poster: pictureRefSchema,
		}),
	]),
	z.object({
		type: z.literal("list"),
		ordered: z.boolean(),
		items: z.array(runs).check(z.minLength(1), z.maxLength(30)),
	}),
	z.object({
		type: z.literal("figures"),
		caption: line(160),
		columns: z.array(cell).check(z.minLength(2), z.maxLength(8)),
		rows: z.array(z.array(cell).check(z.minLength(2), z.maxLength(8))).check(z.minLength(1), z.maxLength(40)),
	}),
]);
export type ArticleBlock = z.infer<typeof articleBlockSchema>;

/** A long interview has two for each question. */
export const mostBlocks = 300;

/** The only sanitizer of editors' content: anything that passes has no markup and no unsafe URLs. */
export const articleBodySchema = z.array(articleBlockSchema).check(z.minLength(1), z.maxLength(mostBlocks));
export type ArticleBody = z.infer<typeof articleBodySchema>;

const wordsPerMinute = 180;

export function readingMinutes(body: ArticleBody): number {
	const words = plainText(body).split(/\s+/).length;
	return Math.max(1, Math.round(words / wordsPerMinute));
}

/** A body as plain text, one line per block: for search, feeds and descriptions. */
export const plainText = (body: ArticleBody) => body.map(blockText).filter(Boolean).join("\n");

/** Everything the text mentions, deduplicated, so that a player's or product's page can list it. */
export function listMentions(body: ArticleBody): Mention[] {
	const found = new Map<string, Mention>();
	for (const { mention } of body.flatMap(blockRuns)) {
		if (mention) found.set(`${mention.kind}:${mention.slug}`, mention);
	}
	return [...found.values()];
}

function blockRuns(block: ArticleBlock): Run[] {
	if (block.type === "paragraph") return block.runs;
	return block.type === "list" ? block.items.flat() : [];
}

function blockText(block: ArticleBlock): string {
	switch (block.type) {
		case "heading":
			return block.text;
		case "paragraph":
			return joinRuns(block.runs);
		case "quote":
			return `“${block.text}” ${block.by}`;
		case "picture":
			return block.caption ?? "";
		case "gallery":
			return block.pictures.flatMap((one) => one.caption ?? []).join("\n");
		case "video":
			return block.title;
		case "list":
			return block.items.map(joinRuns).join("\n");
		case "figures":
			return [block.caption, ...[block.columns, ...block.rows].map((row) => row.join(" "))].join("\n");
	}
}

const joinRuns = (runs: Run[]) => runs.map((run) => run.text).join("");
