import type { ReactNode } from "react";
import type { ArticleBlock, ArticleBody, Run } from "../../news/article/article-body";
import { jsonInOrder } from "../../platform/data/json-in-order";
import { useTexts } from "../../platform/words/language";
import { writingTexts } from "./texts";

type SourceBodyProps = {
	body: ArticleBody;
	/** As it was when it was translated: blocks that are not in it are marked. */
	before?: ArticleBody | undefined;
};

/** A text to be translated, block by block and without formatting. */
export function SourceBody({ body, before }: SourceBodyProps) {
	const { cards, body: label } = useTexts(writingTexts);
	const known = before && new Set(before.map(jsonInOrder));
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, by keyboard, too
		<section className="source-body stack" tabIndex={0} aria-label={label}>
			{body.map((block, place) => {
				const isNew = known && !known.has(jsonInOrder(block));
				const show = (words: ReactNode) => (isNew ? <mark>{words}</mark> : words);
				// biome-ignore lint/suspicious/noArrayIndexKey: blocks have nothing else to tell them apart by
				return <SourceBlock key={place} block={block} names={cards.names} show={show} />;
			})}
		</section>
	);
}

type SourceBlockProps = {
	block: ArticleBlock;
	names: Record<Exclude<ArticleBlock["type"], "heading" | "paragraph" | "list">, string>;
	show: (words: ReactNode) => ReactNode;
};

function SourceBlock({ block, names, show }: SourceBlockProps) {
	switch (block.type) {
		case "heading":
			return <p className="source-heading">{show(block.text)}</p>;
		case "paragraph":
			return <p>{show(textOf(block.runs))}</p>;
		case "list": {
			const Tag = block.ordered ? "ol" : "ul";
			return (
				<Tag>
					{block.items.map((item, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: items have nothing else to tell them apart by
						<li key={place}>{show(textOf(item))}</li>
					))}
				</Tag>
			);
		}
		default:
			return (
				<div className="source-card">
					<b>{names[block.type]}</b>
					{"\n"}
					{show(wordsOf(block).filter(Boolean).join("\n"))}
				</div>
			);
	}
}

/** What there is to translate in a block that is not running text. */
function wordsOf(block: Exclude<ArticleBlock, { type: "heading" | "paragraph" | "list" }>) {
	switch (block.type) {
		case "quote":
			return [`“${block.text}”`, block.by];
		case "picture":
			return [block.alt, block.caption];
		case "gallery":
			return block.pictures.flatMap(({ alt, caption }) => [alt, caption]);
		case "video":
			return [block.title];
		case "figures":
			return [block.caption, ...[block.columns, ...block.rows].map((row) => row.join(" | "))];
	}
}

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join("");
