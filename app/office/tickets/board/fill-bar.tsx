import type { Stand } from "../../../tickets/sections/stands";
// The colours of the stands.
import "../../../tickets/venue-map/venue-map.css";

type FillBarProps = { quota: number; sold: number; held: number; stand?: Stand };

/** Sold is filled, held is striped, free is empty, as on the map. The figures stand beside it, so it is only a drawing. */
export function FillBar({ quota, sold, held, stand }: FillBarProps) {
	const width = (count: number) => (quota > 0 ? (count * 100) / quota : 0);
	const stripes = Math.ceil(width(held) / stripe);
	return (
		<svg
			className={stand ? `fill-bar stand-${stand}` : "fill-bar"}
			viewBox="0 0 100 8"
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<rect className="fill-sold" width={width(sold)} height="8" />
			{Array.from({ length: stripes }, (_, at) => (
				<rect
					// biome-ignore lint/suspicious/noArrayIndexKey: a stripe is its place
					key={at}
					className="fill-held"
					x={width(sold) + at * stripe}
					width={Math.min(stripe / 2, width(held) - at * stripe)}
					height="8"
				/>
			))}
		</svg>
	);
}

/** One dark and one light, in percent of the bar. */
const stripe = 1.6;
