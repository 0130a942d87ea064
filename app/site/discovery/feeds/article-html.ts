import type { ArticleBlock, ArticleBody, Run } from "../../../news/article/article-body";
import { mentionPath } from "../../../news/article/mention-card";
import { element, type Xml } from "../xml";

/** An article's text as simple HTML for feed readers, without pictures and videos. */
export const articleHtml = (body: ArticleBody, publicUrl: string): string =>
	body.flatMap((block) => writeBlock(block, publicUrl)?.xml ?? []).join("\n");

function writeBlock(block: ArticleBlock, publicUrl: string): Xml | null {
	const write = (runs: Run[]) => runs.map((run) => writeRun(run, publicUrl));
	switch (block.type) {
		case "heading":
			return element("h2", {}, block.text);
		case "paragraph":
			return element("p", {}, ...write(block.runs));
		case "quote":
			return element("blockquote", {}, element("p", {}, block.text), element("p", {}, block.by));
		case "list":
			return element(
				block.ordered ? "ol" : "ul",
				{},
				...block.items.map((item) => element("li", {}, ...write(item))),
			);
		default:
			return null;
	}
}

function writeRun({ text, bold, italic, link, mention }: Run, publicUrl: string): Xml | string {
	const leaning = italic ? element("em", {}, text) : text;
	const written = bold ? element("strong", {}, leaning) : leaning;
	// A player's path needs the division, which a mention does not have, so players get no link.
	const target =
		link ?? (mention && mention.kind !== "player" ? mentionPath({ ...mention, division: "club" }) : null);
	return target ? element("a", { href: new URL(target, publicUrl).href }, written) : written;
}
