import type { ArticleBlock, Run } from "../../news/article/article-body";
import type { Manuscript } from "../../news/writing/manuscript";
import type { PictureRef } from "../../ui/art/picture-ref";

/** An article as plain text by part, with everything that can differ in it: for comparing two. */
export function writeManuscript({ words, ...content }: Manuscript): Record<string, string> {
	const parts: Record<string, string> = {};
	for (const [language, { title, excerpt, coverAlt, body }] of Object.entries(words)) {
		parts[`${language}.title`] = title;
		parts[`${language}.excerpt`] = excerpt;
		parts[`${language}.coverAlt`] = coverAlt;
		parts[`${language}.body`] = body.map(writeBlock).join("\n\n");
	}
	return {
		...parts,
		slug: content.slug,
		category: content.category,
		author: content.author,
		tags: content.tags.join(", "),
		featured: content.featured ? "✓" : "–",
		cover: writePicture(content.cover),
	};
}

function writeBlock(block: ArticleBlock): string {
	switch (block.type) {
		case "heading":
			return `## ${block.text}`;
		case "paragraph":
			return writeRuns(block.runs);
		case "list":
			return block.items
				.map((runs, place) => `${block.ordered ? `${place + 1}.` : "•"} ${writeRuns(runs)}`)
				.join("\n");
		case "quote":
			return `“${block.text}” ${block.by}`;
		case "picture":
			return writePictured(block);
		case "gallery":
			return block.pictures.map(writePictured).join("\n");
		case "video":
			return `[${block.provider} ${block.id}] ${block.title} ${writePicture(block.poster)}`;
		case "figures":
			return [block.caption, ...[block.columns, ...block.rows].map((row) => row.join(" | "))].join("\n");
	}
}

const writeRuns = (runs: readonly Run[]) =>
	runs
		.map(({ text, bold, italic, link, mention }) => {
			const styled = bold ? `**${text}**` : italic ? `_${text}_` : text;
			if (mention) return `@[${styled}](${mention.kind}/${mention.slug})`;
			return link ? `[${styled}](${link})` : styled;
		})
		.join("");

type Pictured = { picture: PictureRef; alt: string; caption?: string | undefined };

const writePictured = ({ picture, alt, caption }: Pictured) =>
	[`[${writePicture(picture)}]`, alt, caption].filter(Boolean).join(" ");

const writePicture = (picture: PictureRef) =>
	"photo" in picture
		? `${picture.photo}${picture.focal ? ` ${picture.focal.x}, ${picture.focal.y}` : ""}`
		: `${picture.art}/${picture.slug}`;
