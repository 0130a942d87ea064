import type { Stand, StandBlocks } from "../sections/stands";
import { pathOf, viewBoxOf } from "./geometry";
import { layOutVenue, venueKindOf } from "./lay-out-venue";
import { drawnBlocks, type Placed } from "./map-blocks";
import "./venue-map.css";

type VenueSignProps = {
	venueMap: string;
	blocks: StandBlocks | null;
	sections: readonly Placed[];
	stand: Stand;
};

/** The whole venue in the size of an icon, with one of its stands marked. */
export function VenueSign({ venueMap, blocks, sections, stand }: VenueSignProps) {
	const { inner, blocks: drawn } = layOutVenue(venueKindOf(venueMap), drawnBlocks(sections, blocks));
	return (
		<svg className="venue-sign" viewBox={viewBoxOf(inner.frame)} aria-hidden="true">
			{drawn.map((block) => (
				<path
					key={block.key}
					className={block.stand === stand ? `stand-${stand}` : undefined}
					d={pathOf(block.outline)}
				/>
			))}
		</svg>
	);
}
