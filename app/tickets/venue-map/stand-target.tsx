import { Fragment } from "react";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatCount } from "../../platform/words/numbers";
import { classNames } from "../../ui/class-names";
import { canChoose, type StandOffer } from "../sections/offered-section";
import type { Stand } from "../sections/stands";
import { ticketTexts } from "../texts";
import { standName } from "./block-sign";
import { pathOf } from "./geometry";
import type { MapBlock, StandSign } from "./lay-out-venue";
import { SvgButton } from "./svg-button";

type StandTargetProps = {
	offer: StandOffer;
	blocks: readonly MapBlock[];
	sign: StandSign;
	onChoose: (stand: Stand) => void;
	patterns: Record<"few" | "none", string>;
};

const line = 34;

/** A stand as one thing to press, with its name, its price and what is left. */
export function StandTarget({ offer, blocks, sign: { at, turned }, onChoose, patterns }: StandTargetProps) {
	const t = useTexts(ticketTexts);
	const language = useLanguage();
	const open = offer.sections.filter(canChoose);
	const isOffered = offer.sections.some((section) => section.isOffered);
	const left = formatCount(
		open.reduce((sum, section) => sum + section.left, 0),
		language,
	);
	const lowest = Math.min(...open.map(({ price }) => price));
	const highest = Math.max(...open.map(({ price }) => price));
	const price = lowest === highest ? formatRupiah(lowest) : t.fromPrice(formatRupiah(lowest));
	const few = open.length > 0 && open.every(({ availability }) => availability === "few");
	const name = standName(offer.sections[0]?.label ?? "");
	const state = isOffered ? t.availability.none.toLowerCase() : t.notInPromo.toLowerCase();
	const words = open.length > 0 ? [price, t.leftShort(left)] : [state];
	// A narrow stand has room for two lines along it.
	const lines = turned ? [name, words.join(" · ")] : [name, ...words];
	const drawing = (
		<>
			{["map-block-ground", "stand-target-line"].map((look) =>
				blocks.map(({ key, outline }) => <path key={key} className={look} d={pathOf(outline)} />),
			)}
			{(few || open.length === 0) &&
				blocks.map(({ key, outline }) => (
					<path
						key={key}
						d={pathOf(outline)}
						fill={`url(#${patterns[few ? "few" : "none"]})`}
						pointerEvents="none"
					/>
				))}
			<g transform={`translate(${Math.round(at.x)} ${Math.round(at.y)}) rotate(${turned})`}>
				{lines.map((words, index) => (
					<Fragment key={words}>
						{/* Without the space, what is shown would be one word, and not what it is called. */}
						{index > 0 && " "}
						<text
							className={index === 0 ? "stand-target-name" : undefined}
							y={(index - (lines.length - 1) / 2) * line}
						>
							{words}
						</text>
					</Fragment>
				))}
			</g>
		</>
	);
	const look = classNames(
		"map-block stand-target",
		`stand-${offer.stand}`,
		open.length === 0 && (isOffered ? "map-block-none" : "map-block-outside"),
	);
	if (open.length === 0)
		return (
			// biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
			<g className={look} role="img" aria-label={`${name}, ${state}`}>
				{drawing}
			</g>
		);
	return (
		<SvgButton className={look} label={[name, ...words].join(", ")} onPress={() => onChoose(offer.stand)}>
			{drawing}
		</SvgButton>
	);
}
