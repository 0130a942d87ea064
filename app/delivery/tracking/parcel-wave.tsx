import { club } from "../../../club/profile";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { cssVariables } from "../../ui/css-variables";
import { parcelTexts } from "../parcels/parcel-texts";
import type { Voyage } from "./voyage";
import { heightAt, wavePath } from "./wave-path";
import "./parcel-wave.css";

/** Not a map: one wave from our door to the fan's, horizontal on desktops and vertical on phones. */
export function ParcelWave({ voyage }: { voyage: Voyage }) {
	const t = useTexts(parcelTexts);
	const { stops, position, going } = voyage;
	const [from, to] = [stops[Math.floor(position)]!.place, stops[Math.ceil(position)]!.place];
	const said = going === "back" ? t.onTheWayBack : from === to ? t.isAt(from) : t.isBetween(from, to);
	return (
		<div className="parcel-wave" data-going={going} role="img" aria-label={said}>
			<Lying {...voyage} />
			<Standing {...voyage} />
		</div>
	);
}

function Lying({ stops, position, going }: Voyage) {
	const places = spread(stops.length, 90, 810);
	const wave = { length: 900, middle: 96, amplitude: 46, waves: 1.85, phase: 2.6 };
	const at = between(places, position);
	const path = wavePath(wave);
	return (
		<svg className="parcel-wave-lying" viewBox="0 0 900 220" aria-hidden="true">
			<path d={path} />
			<path
				d={path}
				className="parcel-wave-done"
				style={cutAt(going === "back" ? at : 0, reachedTo(stops, places, at, going), "x")}
			/>
			{stops.map(({ place, isReached }, index) => {
				const [x, y] = [places[index]!, heightAt(wave, places[index]!)];
				return (
					<g key={place} data-reached={isReached || undefined}>
						<circle cx={x} cy={y} r={11} />
						<text x={x} y={y + 46}>
							{place}
						</text>
					</g>
				);
			})}
			<Ship
				x={at}
				y={heightAt(wave, at)}
				going={going}
				flag={going === "back" ? "M-4-13h62l-14 13 14 13h-62z" : "M4-13h-62l14 13-14 13h62z"}
			/>
		</svg>
	);
}

function Standing({ stops, position, going }: Voyage) {
	const language = useLanguage();
	const height = stops.length * 88;
	const places = spread(stops.length, 44, height - 44);
	const wave = { length: height, middle: 62, amplitude: 30, waves: stops.length * 0.42, phase: 0.4 };
	const at = between(places, position);
	const path = wavePath(wave, true);
	return (
		<svg className="parcel-wave-standing" viewBox={`0 0 358 ${height}`} aria-hidden="true">
			<path d={path} />
			<path
				d={path}
				className="parcel-wave-done"
				style={cutAt(going === "back" ? at : 0, reachedTo(stops, places, at, going), "y")}
			/>
			{stops.map(({ place, at: when, isReached }, index) => {
				const y = places[index]!;
				return (
					<g key={place} data-reached={isReached || undefined}>
						<circle cx={heightAt(wave, y)} cy={y} r={10} />
						<text x={132} y={y - 1}>
							{place}
						</text>
						{when && (
							<text x={132} y={y + 19} className="parcel-wave-when">
								{formatDateTime(when, "short", language, club.timeZone)}
							</text>
						)}
					</g>
				);
			})}
			<Ship x={heightAt(wave, at)} y={at} going={going} flag="M-12-4v-34l12 10 12-10v34z" />
		</svg>
	);
}

function Ship({ x, y, going, flag }: { x: number; y: number; going: Voyage["going"]; flag: string }) {
	return (
		<g className="parcel-wave-ship" transform={`translate(${x} ${y})`}>
			<path d={flag} />
			<circle r={20} />
			<path d={marks[going]} className="parcel-wave-mark" />
		</g>
	);
}

/** A box, an exclamation mark, an arrow. */
const marks: Record<Voyage["going"], string> = {
	on: "M-7-3L0-7L7-3V5L0 9L-7 5ZM-7-3L0 1L7-3M0 1V9",
	stuck: "M0-9v9M0 6v.01",
	back: "M6 0H-6M-1-5L-6 0L-1 5",
};

const spread = (count: number, first: number, last: number) =>
	Array.from({ length: count }, (_, at) => first + ((last - first) * at) / (count - 1));

function between(places: readonly number[], position: number): number {
	const at = Math.floor(position);
	const [here, next] = [places[at]!, places[at + 1] ?? places[at]!];
	return here + (next - here) * (position - at);
}

/** For a returning parcel, the part still ahead is drawn. */
const reachedTo = (
	stops: Voyage["stops"],
	places: readonly number[],
	at: number,
	going: Voyage["going"],
): number => (going === "back" ? places[stops.findLastIndex(({ isReached }) => isReached)]! : at);

const cutAt = (from: number, to: number, axis: "x" | "y") =>
	cssVariables({
		"--cut":
			axis === "x"
				? `polygon(${from}px -40px, ${to}px -40px, ${to}px 300px, ${from}px 300px)`
				: `polygon(-20px ${from}px, 400px ${from}px, 400px ${to}px, -20px ${to}px)`,
	});
