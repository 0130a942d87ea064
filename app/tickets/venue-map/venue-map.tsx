import { Minus, Plus } from "lucide-react";
import { useId, useMemo, useRef } from "react";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatCount } from "../../platform/words/numbers";
import { classNames } from "../../ui/class-names";
import { IconButton } from "../../ui/icon-button";
import { canChoose, groupByStand, type OfferedSection } from "../sections/offered-section";
import type { Stand, StandBlocks } from "../sections/stands";
import { ticketTexts } from "../texts";
import { blockSign } from "./block-sign";
import { pathOf, viewBoxOf } from "./geometry";
import { layOutStand } from "./lay-out-stand";
import { layOutVenue, type MapBlock, venueKindOf } from "./lay-out-venue";
import { drawnBlocks } from "./map-blocks";
import { PlayingField } from "./playing-field";
import { StandTarget } from "./stand-target";
import { SvgButton } from "./svg-button";
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
	/** The one that fills the map. */
	stand: Stand | null;
	onStand: (stand: Stand) => void;
};

/**
 * The whole venue, whose stands are large enough for a finger, or the blocks of one stand. Stripes mean "nearly sold out",
 * hatching "sold out".
 */
export function VenueMap({ venue, venueMap, blocks, sections, ...choice }: VenueMapProps) {
	const { chosen, onChoose, stand, onStand } = choice;
	const t = useTexts(ticketTexts);
	const id = useId();
	const layout = useMemo(
		() => layOutVenue(venueKindOf(venueMap), drawnBlocks(sections, blocks)),
		[venueMap, sections, blocks],
	);
	const plan = stand && layOutStand(layout, stand);
	const box = useRef<HTMLElement>(null);
	const { zoomIn, zoomOut, onKeyDown } = useZoom(box, stand);
	const patterns = { few: `${id}few`, none: `${id}none` };
	const sectionOf = (block: MapBlock) => sections.find(({ key }) => key === block.key);
	return (
		<div className="venue-map-frame">
			<section
				ref={box}
				className="venue-map-window"
				aria-label={t.mapHint}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
				tabIndex={0}
				onKeyDown={onKeyDown}
			>
				{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in SVG */}
				<svg
					className={classNames("venue-map", plan && "stand-plan")}
					viewBox={viewBoxOf(plan?.frame ?? layout.inner.frame)}
					role="group"
					aria-label={t.mapOf(venue)}
				>
					<Patterns {...patterns} />
					{plan ? (
						<>
							{plan.blocks.map((block) => {
								const section = sectionOf(block);
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
							<g className="stand-plan-field">
								<path d={pathOf(plan.field.outline)} />
								<text x={plan.field.middle.x} y={plan.field.middle.y}>
									{layout.kind === "studio" ? t.stage : t.field[layout.kind]}
								</text>
							</g>
						</>
					) : (
						<>
							{layout.blocks
								.filter((block) => !sectionOf(block))
								.map(({ key, outline }) => (
									<path key={key} className="map-block-unsold" d={pathOf(outline)} />
								))}
							{groupByStand(sections).map((offer) => (
								<StandTarget
									key={offer.stand}
									offer={offer}
									blocks={layout.blocks.filter((block) => sectionOf(block)?.stand === offer.stand)}
									sign={layout.inner.signs.find((sign) => sign.stand === offer.stand)!}
									onChoose={onStand}
									patterns={patterns}
								/>
							))}
							<PlayingField kind={layout.kind} stage={t.stage} />
						</>
					)}
				</svg>
			</section>
			{plan && (
				<div className="venue-map-zoom">
					<IconButton label={t.zoomIn} icon={Plus} onClick={zoomIn} />
					<IconButton label={t.zoomOut} icon={Minus} onClick={zoomOut} />
				</div>
			)}
		</div>
	);
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
	const language = useLanguage();
	const { key, availability, isOffered, left } = section;
	const path = pathOf(block.outline);
	const sign = blockSign(section.label);
	const state = (isOffered ? t.availability[availability] : t.notInPromo).toLowerCase();
	const count = availability === "none" ? state : t.leftShort(formatCount(left, language));
	// Voice control needs the visible label in the accessible name.
	const name = [sign, ...(isOffered ? [count] : []), ...(sign === section.label ? [] : [section.label])].join(
		", ",
	);
	const [x, y] = [Math.round(block.middle.x), Math.round(block.middle.y)];
	const drawing = (
		<>
			<path className="map-block-ground" d={path} />
			{isOffered && availability !== "free" && !isChosen && (
				<path d={path} fill={`url(#${patterns[availability]})`} pointerEvents="none" />
			)}
			<text x={x} y={y}>
				{sign}
			</text>
			{isOffered && (
				<>
					{" "}
					<text className="map-block-count" x={x} y={y + 30}>
						{count}
					</text>
				</>
			)}
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
		<SvgButton
			className={look}
			isPressed={isChosen}
			label={`${name}, ${formatRupiah(section.price)}, ${state}`}
			onPress={() => onChoose(key)}
		>
			{drawing}
		</SvgButton>
	);
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
