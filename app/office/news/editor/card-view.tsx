import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { Plus, Trash2 } from "lucide-react";
import { useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { Field, TextAreaField } from "../../../ui/fields/field";
import { IconButton } from "../../../ui/icon-button";
import { PictureField } from "../../media/picture-field";
import { writingTexts } from "../texts";
import { type CardBlock, readCells, readYouTubeId, writeTable } from "./cards";

/** The fields of a block that is not running text. */
export function CardView({ node, updateAttributes, deleteNode, selected }: NodeViewProps) {
	const { cards: t } = useTexts(writingTexts);
	const card = node.attrs.card as CardBlock | null;
	if (!card) return <NodeViewWrapper />;
	return (
		<NodeViewWrapper className="editor-card" data-selected={selected || undefined} contentEditable={false}>
			<header className="row apart" data-drag-handle>
				<b>{t.names[card.type]}</b>
				<IconButton icon={Trash2} label={t.remove(t.names[card.type])} onClick={() => deleteNode()} />
			</header>
			<CardFields card={card} onChange={(card) => updateAttributes({ card })} />
		</NodeViewWrapper>
	);
}

type FieldsProps<Kind extends CardBlock["type"]> = {
	card: Extract<CardBlock, { type: Kind }>;
	onChange: (card: CardBlock) => void;
};

function CardFields({ card, onChange }: { card: CardBlock; onChange: (card: CardBlock) => void }) {
	switch (card.type) {
		case "quote":
			return <QuoteFields card={card} onChange={onChange} />;
		case "picture":
			return <Pictured {...card} onChange={(pictured) => onChange({ ...card, ...pictured })} />;
		case "gallery":
			return <GalleryFields card={card} onChange={onChange} />;
		case "video":
			return <VideoFields card={card} onChange={onChange} />;
		case "figures":
			return <FiguresFields card={card} onChange={onChange} />;
	}
}

function QuoteFields({ card, onChange }: FieldsProps<"quote">) {
	const { cards: t } = useTexts(writingTexts);
	return (
		<>
			<TextAreaField
				label={t.quote}
				rows={2}
				maxLength={400}
				value={card.text}
				onChange={({ target }) => onChange({ ...card, text: target.value })}
			/>
			<Field
				label={t.by}
				maxLength={120}
				value={card.by}
				onChange={({ target }) => onChange({ ...card, by: target.value })}
			/>
		</>
	);
}

type PicturedBlock = Pick<Extract<CardBlock, { type: "picture" }>, "picture" | "alt" | "caption">;

function Pictured({
	picture,
	alt,
	caption,
	onChange,
}: PicturedBlock & { onChange: (pictured: PicturedBlock) => void }) {
	const { cards: t } = useTexts(writingTexts);
	const change = (part: Partial<PicturedBlock>) => onChange(withCaption({ picture, alt, caption, ...part }));
	return (
		<>
			<PictureField picture={picture} onChange={(picture) => change({ picture })} />
			<Field
				label={t.alt}
				hint={t.altHint}
				maxLength={250}
				value={alt}
				onChange={({ target }) => change({ alt: target.value })}
			/>
			<Field
				label={t.caption}
				maxLength={300}
				value={caption ?? ""}
				onChange={({ target }) => change({ caption: target.value })}
			/>
		</>
	);
}

const withCaption = ({ caption, ...block }: PicturedBlock): PicturedBlock =>
	caption ? { ...block, caption } : block;

const mostPictures = 12;

function GalleryFields({ card, onChange }: FieldsProps<"gallery">) {
	const { cards: t } = useTexts(writingTexts);
	const { pictures } = card;
	return (
		<div className="editor-gallery stack gap-4">
			{pictures.map((pictured, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: pictures have no names, and their fields no state
				<fieldset className="stack gap-3" key={place}>
					<legend>{t.pictureNumber(place + 1)}</legend>
					<Pictured
						{...pictured}
						onChange={(next) => onChange({ ...card, pictures: pictures.with(place, next) })}
					/>
					{pictures.length > 2 && (
						<Button
							variant="ghost"
							size="small"
							onClick={() => onChange({ ...card, pictures: pictures.toSpliced(place, 1) })}
						>
							{t.remove(t.pictureNumber(place + 1))}
						</Button>
					)}
				</fieldset>
			))}
			{pictures.length < mostPictures && (
				<Button
					variant="ghost"
					size="small"
					onClick={() => onChange({ ...card, pictures: [...pictures, { ...pictures[0]!, alt: "" }] })}
				>
					<Plus className="icon" aria-hidden="true" />
					{t.addPicture}
				</Button>
			)}
		</div>
	);
}

function VideoFields({ card, onChange }: FieldsProps<"video">) {
	const { cards: t } = useTexts(writingTexts);
	return (
		<>
			<Field
				label={t.video}
				hint={t.videoHint}
				maxLength={200}
				value={card.id}
				onChange={({ target }) => {
					const id = readYouTubeId(target.value);
					const provider = id.startsWith("/") ? "file" : "youtube";
					onChange({ ...card, provider, id });
				}}
			/>
			<Field
				label={t.videoTitle}
				maxLength={160}
				value={card.title}
				onChange={({ target }) => onChange({ ...card, title: target.value })}
			/>
			<PictureField picture={card.poster} onChange={(poster) => onChange({ ...card, poster })} />
		</>
	);
}

function FiguresFields({ card, onChange }: FieldsProps<"figures">) {
	const { cards: t } = useTexts(writingTexts);
	return (
		<>
			<Field
				label={t.tableTitle}
				maxLength={160}
				value={card.caption}
				onChange={({ target }) => onChange({ ...card, caption: target.value })}
			/>
			<TextAreaField
				label={t.table}
				hint={t.tableHint}
				rows={5}
				defaultValue={writeTable([card.columns, ...card.rows])}
				onChange={({ target }) => {
					const [columns = ["", ""], ...rows] = readCells(target.value);
					onChange({ ...card, columns, rows: rows.length > 0 ? rows : [columns.map(() => "")] });
				}}
			/>
		</>
	);
}
