import { paperWave } from "./paper-wave-path";

/** The one ornament of a document: a hairline swell. */
export function PaperWave() {
	return (
		<svg className="paper-wave" viewBox="0 0 800 14" preserveAspectRatio="none" aria-hidden="true">
			<path
				d={paperWave}
				fill="none"
				stroke="currentColor"
				strokeWidth="1.5"
				vectorEffect="non-scaling-stroke"
			/>
		</svg>
	);
}
