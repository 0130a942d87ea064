import { Link } from "react-router";
import { useTexts } from "../../platform/words/language";
import { Picture } from "../../ui/pictures/picture";
import { SwellText } from "../../ui/words/swell-text";
import { newsTexts } from "../texts";
import type { ArticleBlock, ArticleBody, Run } from "./article-body";
import { type MentionCard, mentionPath } from "./mention-card";
import { VideoEmbed } from "./video-embed";
import "./article-body-view.css";

type ArticleBodyViewProps = {
	body: ArticleBody;
	/** Targets of the mentions. A mention that no longer exists stays plain text. */
	mentions: readonly MentionCard[];
};

/** Renders an article's blocks. */
export function ArticleBodyView({ body, mentions }: ArticleBodyViewProps) {
	return (
		<div className="article-body">
			{body.map((block, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a body never changes while it is read
				<Block key={index} block={block} mentions={mentions} isFirst={index === 0} />
			))}
		</div>
	);
}

type BlockProps<Type extends ArticleBlock["type"]> = { block: Extract<ArticleBlock, { type: Type }> };
type Mentions = { mentions: readonly MentionCard[] };

function Block({ block, mentions, isFirst }: { block: ArticleBlock; isFirst: boolean } & Mentions) {
	switch (block.type) {
		case "heading":
			return <h2 className="display display-2">{block.text}</h2>;
		case "paragraph":
			return (
				<p className={isFirst ? "article-first" : undefined}>
					<Runs runs={block.runs} mentions={mentions} />
				</p>
			);
		case "quote":
			return <Quote block={block} />;
		case "picture":
			return (
				<figure>
					<Picture
						picture={block.picture}
						ratio={"photo" in block.picture ? `${block.picture.width}/${block.picture.height}` : "16/9"}
						width={1200}
						height={675}
						sizes="(min-width: 1000px) 700px, 100vw"
						alt={block.alt}
					/>
					{block.caption && <figcaption>{block.caption}</figcaption>}
				</figure>
			);
		case "gallery":
			return <Gallery block={block} />;
		case "video":
			return <VideoEmbed video={block} />;
		case "list":
			return <List block={block} mentions={mentions} />;
		case "figures":
			return <Figures block={block} />;
	}
}

const longestSwell = 90;

function Quote({ block }: BlockProps<"quote">) {
	const isShort = block.text.length <= longestSwell;
	return (
		<blockquote>
			<p className={isShort ? "display display-3" : "display display-2"}>
				{isShort ? <SwellText text={block.text} phase={0.5} k={0.3} lo={56} hi={120} /> : block.text}
			</p>
			<footer>{block.by}</footer>
		</blockquote>
	);
}

function Gallery({ block }: BlockProps<"gallery">) {
	const t = useTexts(newsTexts);
	return (
		<section className="article-gallery stack" aria-label={t.gallery}>
			{block.pictures.map(({ picture, alt, caption }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a body never changes while it is read
				<figure key={index}>
					<Picture
						picture={picture}
						ratio="4/3"
						width={800}
						height={600}
						sizes="(min-width: 1000px) 350px, 50vw"
						alt={alt}
					/>
					{caption && <figcaption>{caption}</figcaption>}
				</figure>
			))}
		</section>
	);
}

function List({ block, mentions }: BlockProps<"list"> & Mentions) {
	const Tag = block.ordered ? "ol" : "ul";
	return (
		<Tag>
			{block.items.map((runs, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a body never changes while it is read
				<li key={index}>
					<Runs runs={runs} mentions={mentions} />
				</li>
			))}
		</Tag>
	);
}

function Figures({ block }: BlockProps<"figures">) {
	const [corner, ...heads] = block.columns;
	return (
		<section className="article-figures" aria-label={block.caption}>
			<table className="tabular">
				<caption>{block.caption}</caption>
				<thead className="small muted">
					<tr>
						{corner ? <th scope="col">{corner}</th> : <td />}
						{heads.map((head, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two columns may share a name
							<th key={index} scope="col">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{block.rows.map(([name, ...cells], row) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a body never changes while it is read
						<tr key={row}>
							<th scope="row">{name}</th>
							{cells.map((cell, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a body never changes while it is read
								<td key={index}>{cell}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function Runs({ runs, mentions }: { runs: readonly Run[] } & Mentions) {
	return runs.map((run, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a body never changes while it is read
		<RunText key={index} run={run} mentions={mentions} />
	));
}

function RunText({ run, mentions }: { run: Run } & Mentions) {
	const t = useTexts(newsTexts);
	const { mention, link } = run;
	const card = mention && mentions.find(({ kind, slug }) => kind === mention.kind && slug === mention.slug);
	const words = run.bold ? <strong>{run.text}</strong> : run.italic ? <em>{run.text}</em> : run.text;
	if (card) {
		return (
			<Link className="article-mention" data-division={card.division} to={mentionPath(card)}>
				{words}
			</Link>
		);
	}
	if (link?.startsWith("/")) {
		return <Link to={link}>{words}</Link>;
	}
	if (link) {
		return (
			<a href={link} target="_blank" rel="noopener noreferrer">
				{words}
				<span className="visually-hidden"> ({t.opensNewTab})</span>
			</a>
		);
	}
	return words;
}
