import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef } from "react";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { classNames } from "../../ui/class-names";
import { cssVariables } from "../../ui/css-variables";
import { IconButton } from "../../ui/icon-button";
import { canChoose, type OfferedSection } from "../sections/offered-section";
import type { Stand, StandBlocks } from "../sections/stands";
import { ticketTexts } from "../texts";
import { blockSign, standName } from "./block-sign";
import { pathOf } from "./geometry";
import { frameOf, layOutVenue, type MapBlock, venueKindOf } from "./lay-out-venue";
import { drawnBlocks } from "./map-blocks";
import { PlayingField } from "./playing-field";
import { useZoom } from "./use-zoom";
import "./venue-map.css";

type VenueMapProps = {
	venue: string;
	/** Name of the venue map. */
	venueMap: string;
	/** All blocks of the venue; those without a section are drawn pale. */
	blocks: StandBlocks | null;
	sections: readonly OfferedSection[];
	chosen: string | null;
	onChoose: (key: string) => void;
	/** Zooms in on one stand. */
	stand: Stand | null;
};

/** Every block has a shape, a label and a colour; stripes mean "nearly sold out", hatching "sold out". */
export function VenueMap({ venue, venueMap, blocks, sections, chosen, onChoose, stand }: VenueMapProps) {
	const t = useTexts(ticketTexts);
	const id = useId();
	const layout = useMemo(
		() => layOutVenue(venueKindOf(venueMap), drawnBlocks(sections, blocks)),
		[venueMap, sections, blocks],
	);
	const { x, y, width, height } = frameOf(layout, stand);
	const box = useRef<HTMLElement>(null);
	const inSight = (middleOffered(layout.blocks, sections) - x) / width;
	useScrollTo(box, stand ? 0.5 : inSight);
	const { zoomIn, zoomOut, onKeyDown } = useZoom(box, stand);
	const byKey = new Map(sections.map((section) => [section.key, section]));
	const patterns = { few: `${id}few`, none: `${id}none` };
	return (
		<div className="venue-map-frame">
			<section
				ref={box}
				className={classNames("venue-map-window", stand && "venue-map-zoomed")}
				style={cssVariables({ "--map-part": (width / layout.frame.width).toFixed(3) })}
				aria-label={t.mapHint}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
				tabIndex={0}
				onKeyDown={onKeyDown}
			>
				{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in SVG */}
				<svg
					className="venue-map"
					viewBox={`${Math.round(x)} ${Math.round(y)} ${Math.round(width)} ${Math.round(height)}`}
					role="group"
					aria-label={t.mapOf(venue)}
				>
					<Patterns {...patterns} />
					{layout.blocks.map((block) => {
						const section = byKey.get(block.key);
						return section ? (
							<Block
								key={block.key}
								block={block}
								section={section}
								isChosen={chosen === block.key}
								onChoose={onChoose}
								patterns={patterns}
							/>
						) : (
							<path key={block.key} className="map-block-unsold" d={pathOf(block.outline)} />
						);
					})}
					{layout.signs.map(({ stand: side, at, turned }) => {
						const section = sections.find((own) => own.stand === side);
						return (
							section && (
								<text
									key={side}
									className="stand-sign"
									transform={`translate(${at.x} ${at.y}) rotate(${turned})`}
								>
									{standName(section.label)}
								</text>
							)
						);
					})}
					<PlayingField kind={layout.kind} stage={t.stage} />
				</svg>
			</section>
			<div className="venue-map-zoom">
				<IconButton label={t.zoomIn} icon={Plus} onClick={zoomIn} />
				<IconButton label={t.zoomOut} icon={Minus} onClick={zoomOut} />
			</div>
		</div>
	);
}

/** Initial scroll position on phones: the first stand with offers, or the middle. */
function middleOffered(blocks: readonly MapBlock[], sections: readonly OfferedSection[]): number {
	const isPartial = sections.some(({ isOffered }) => !isOffered);
	const first = isPartial
		? (sections.find(canChoose) ?? sections.find(({ isOffered }) => isOffered))
		: undefined;
	const offered = new Set(
		sections
			.filter(({ isOffered, stand }) => isOffered && (!first || stand === first.stand))
			.map(({ key }) => key),
	);
	const places = blocks.filter(({ key }) => offered.has(key)).map(({ middle }) => middle.x);
	return (Math.min(...places) + Math.max(...places)) / 2;
}

/** Centres this fraction of the map's width in the box. */
function useScrollTo(box: RefObject<HTMLElement | null>, part: number) {
	useEffect(() => {
		const { current } = box;
		if (!current || !Number.isFinite(part)) return;
		current.scrollLeft = part * current.scrollWidth - current.clientWidth / 2;
	}, [box, part]);
}

type BlockProps = {
	block: MapBlock;
	section: OfferedSection;
	isChosen: boolean;
	onChoose: (key: string) => void;
	patterns: Record<"few" | "none", string>;
};

function Block({ block, section, isChosen, onChoose, patterns }: BlockProps) {
	const t = useTexts(ticketTexts);
	const { key, availability, isOffered } = section;
	const path = pathOf(block.outline);
	const sign = blockSign(section.label);
	const choose = () => onChoose(key);
	const state = (isOffered ? t.availability[availability] : t.notInPromo).toLowerCase();
	// Voice control needs the visible label in the accessible name.
	const name = sign === section.label ? sign : `${sign}, ${section.label}`;
	const drawing = (
		<>
			<path className="map-block-ground" d={path} />
			{isOffered && availability !== "free" && !isChosen && (
				<path d={path} fill={`url(#${patterns[availability]})`} pointerEvents="none" />
			)}
			<text x={Math.round(block.middle.x)} y={Math.round(block.middle.y)}>
				{sign}
			</text>
		</>
	);
	const look = classNames(
		"map-block",
		`stand-${section.stand}`,
		!isOffered && "map-block-outside",
		isOffered && availability === "none" && "map-block-none",
		isChosen && "map-block-chosen",
	);
	if (!canChoose(section)) {
		return (
			// biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
			<g className={look} role="img" aria-label={`${name}, ${state}`}>
				{drawing}
			</g>
		);
	}
	return (
		// biome-ignore lint/a11y/useSemanticElements: a button cannot have the shape of a block
		<g
			className={look}
			role="button"
			tabIndex={0}
			aria-pressed={isChosen}
			aria-label={`${name}, ${formatRupiah(section.price)}, ${state}`}
			onClick={choose}
			onKeyDown={(event) => onPress(event, choose)}
		>
			{drawing}
		</g>
	);
}

/** Like a button: Enter and Space, without scrolling the page. */
function onPress(event: KeyboardEvent, act: () => void) {
	if (event.key !== "Enter" && event.key !== " ") return;
	event.preventDefault();
	act();
}

function Patterns({ few, none }: Record<"few" | "none", string>) {
	return (
		<defs>
			<pattern id={few} width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(8)">
				<rect width="4" height="10" fill="#061824" opacity=".28" />
			</pattern>
			<pattern id={none} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
				<rect className="map-hatch-ground" width="12" height="12" />
				<rect className="map-hatch-line" width="3" height="12" />
			</pattern>
		</defs>
	);
}
