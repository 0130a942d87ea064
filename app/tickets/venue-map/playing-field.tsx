import type { VenueKind } from "./lay-out-venue";

/** The pitch, court or stage in the middle of the map. */
export function PlayingField({ kind, stage }: { kind: VenueKind; stage: string }) {
	if (kind === "studio") return <StageAndScreen sign={stage} />;
	return kind === "hall" ? <Court /> : <Pitch />;
}

/** Drawn lying, as the rings around them are computed. */
const upright = "matrix(0 1 1 0 0 0)";

function Pitch() {
	return (
		<g className="playing-field" transform={upright}>
			<rect x="276" y="228" width="448" height="264" fill="#1E7F45" />
			<path
				d="M276 228h56v264h-56zM388 228h56v264h-56zM500 228h56v264h-56zM612 228h56v264h-56z"
				fill="#22904F"
			/>
			<g className="field-lines">
				<rect x="292" y="244" width="416" height="232" />
				<path d="M500 244V476M292 304h56v112h-56M708 304h-56v112h56" />
				<circle cx="500" cy="360" r="40" />
			</g>
		</g>
	);
}

function Court() {
	return (
		<g className="playing-field" transform={upright}>
			<rect x="290" y="242" width="420" height="236" fill="#0B1E9C" />
			<path d="M290 242h70v236h-70zM430 242h70v236h-70zM570 242h70v236h-70z" fill="#1130DE" opacity=".45" />
			<g className="field-lines">
				<rect x="302" y="254" width="396" height="212" />
				<path d="M500 254V466" />
				<circle cx="500" cy="360" r="30" />
				<path d="M302 324h80v72h-80M698 324h-80v72h80" />
				<path d="M382 330a30 30 0 0 1 0 60M618 330a30 30 0 0 0 0 60" />
				<path d="M302 272h24a98 98 0 0 1 0 176h-24M698 272h-24a98 98 0 0 0 0 176h24" />
			</g>
		</g>
	);
}

const desks = [0, 1, 2, 3, 4];

function StageAndScreen({ sign }: { sign: string }) {
	return (
		<g className="playing-field">
			<path d="M330 32H670L660 84H340Z" fill="#061824" />
			<path d="M356 42H644L638 74H362Z" fill="#2CE8AE" />
			<path d="M200 96H800L830 208H170Z" fill="#061824" />
			{desks.map((desk) => (
				<g key={desk} fill="#173749">
					<rect x={214 + desk * 46} y="128" width="36" height="26" />
					<rect x={566 + desk * 46} y="128" width="36" height="26" />
				</g>
			))}
			<text className="stage-sign" x="500" y="186">
				{sign}
			</text>
		</g>
	);
}
