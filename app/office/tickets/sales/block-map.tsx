import { type KeyboardEvent, useMemo } from "react";
import { useTexts } from "../../../platform/words/language";
import type { Stand, StandBlocks } from "../../../tickets/sections/stands";
import { ticketTexts } from "../../../tickets/texts";
import { blockSign } from "../../../tickets/venue-map/block-sign";
import { pathOf } from "../../../tickets/venue-map/geometry";
import { layOutVenue, type MapBlock, type VenueKind } from "../../../tickets/venue-map/lay-out-venue";
import { drawnBlocks } from "../../../tickets/venue-map/map-blocks";
import { PlayingField } from "../../../tickets/venue-map/playing-field";
import { classNames } from "../../../ui/class-names";
import { makingTexts } from "./making-texts";
import "../../../tickets/venue-map/venue-map.css";
import "./block-map.css";

type MapSection = { key: string; stand: Stand; label: string; isGone?: boolean };

type BlockMapProps = {
	kind: VenueKind;
	blocks: StandBlocks;
	sections: readonly MapSection[];
	chosen?: string | null;
	/** Blocks that can be pressed; without it the map is a picture. */
	canChoose?: (key: string) => boolean;
	onChoose?: (key: string) => void;
};

/** All blocks of a venue: sections in their stand's colour, empty ones outlined. By pointer, or Tab and Enter. */
export function BlockMap({ kind, blocks, sections, chosen, canChoose, onChoose }: BlockMapProps) {
	const t = useTexts(makingTexts);
	const { stage } = useTexts(ticketTexts);
	const layout = useMemo(() => layOutVenue(kind, drawnBlocks(sections, blocks)), [kind, blocks, sections]);
	const { x, y, width, height } = layout.frame;
	return (
		<div className={classNames("block-map-window", onChoose && "block-map-pressed")}>
			<svg
				className="venue-map block-map"
				viewBox={`${x} ${y} ${width} ${height}`}
				role={onChoose ? "group" : "img"}
				aria-label={t.mapLabel}
			>
				{layout.blocks.map((block) => (
					<Block
						key={block.key}
						block={block}
						section={sections.find(({ key }) => key === block.key)}
						isChosen={block.key === chosen}
						onChoose={onChoose && (canChoose?.(block.key) ?? true) ? onChoose : undefined}
					/>
				))}
				{layout.signs.map(({ stand, at, turned }) =>
					layout.blocks.some((block) => block.stand === stand) ? (
						<text
							key={stand}
							className="stand-sign"
							transform={`translate(${at.x} ${at.y}) rotate(${turned})`}
						>
							{t.stands[stand]}
						</text>
					) : null,
				)}
				<PlayingField kind={layout.kind} stage={stage} />
			</svg>
		</div>
	);
}

type BlockProps = {
	block: MapBlock;
	section: MapSection | undefined;
	isChosen: boolean;
	onChoose: ((key: string) => void) | undefined;
};

function Block({ block, section, isChosen, onChoose }: BlockProps) {
	const t = useTexts(makingTexts);
	const { key, stand, middle } = block;
	const name = useBlockName()(key);
	const sign = section ? blockSign(section.label) : blockSign(name);
	const drawing = (
		<>
			<path className="map-block-ground" d={pathOf(block.outline)} />
			<text x={Math.round(middle.x)} y={Math.round(middle.y)}>
				{sign}
			</text>
		</>
	);
	const look = classNames(
		"map-block",
		`stand-${stand}`,
		!section && "map-block-empty",
		section?.isGone && "map-block-none",
		isChosen && "map-block-chosen",
	);
	const label = section ? t.soldBlock(sign, section.label) : t.emptyBlock(`${sign}, ${name}`);
	if (!onChoose)
		return (
			// biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
			<g className={classNames(look, "map-block-fixed")} role="img" aria-label={label}>
				{drawing}
			</g>
		);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a button cannot have the shape of a block
		<g
			className={look}
			role="button"
			tabIndex={0}
			aria-pressed={isChosen}
			aria-label={label}
			onClick={() => onChoose(key)}
			onKeyDown={(event) => onPress(event, () => onChoose(key))}
		>
			{drawing}
		</g>
	);
}

/** "utara-3" as people call it: "Utara 3". */
export function useBlockName() {
	const t = useTexts(makingTexts);
	return (key: string) => {
		const [stand = "", number = ""] = key.split("-");
		return stand in t.stands ? `${t.stands[stand as Stand]} ${number}` : key;
	};
}

/** Like a button: Enter and Space, without scrolling the page. */
function onPress(event: KeyboardEvent, act: () => void) {
	if (event.key !== "Enter" && event.key !== " ") return;
	event.preventDefault();
	act();
}
