import type { DivisionKey } from "../../platform/club-profile";

/** The lines of a football pitch or basketball court, in landscape for wide screens and portrait for phones. */
export function FieldLines({ division }: { division: DivisionKey }) {
	const { width, height, path } = division === "basketball" ? court : pitch;
	return (
		<>
			<svg className="pitch-lines pitch-lying" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
				<path d={path} />
			</svg>
			<svg className="pitch-lines pitch-standing" viewBox={`0 0 ${height} ${width}`} aria-hidden="true">
				<path d={path} transform={`translate(${height} 0) rotate(90)`} />
			</svg>
		</>
	);
}

/** In metres. */
const pitch = {
	width: 105,
	height: 68,
	path: [
		"M0.5 0.5H104.5V67.5H0.5Z",
		"M52.5 0.5V67.5",
		"M52.5 24.85a9.15 9.15 0 1 1 0 18.3a9.15 9.15 0 0 1 0-18.3",
		"M0.5 13.85H16.5V54.15H0.5M0.5 24.85H5.5V43.15H0.5",
		"M104.5 13.85H88.5V54.15H104.5M104.5 24.85H99.5V43.15H104.5",
		"M16.5 26.7a9.15 9.15 0 0 1 0 14.6M88.5 26.7a9.15 9.15 0 0 0 0 14.6",
	].join(""),
};

/** In metres, scaled by three so that stroke widths match. */
const court = {
	width: 84,
	height: 45,
	path: [
		"M0.5 0.5H83.5V44.5H0.5Z",
		"M42 0.5V44.5",
		"M42 17.1a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 0 1 0-10.8",
		"M0.5 15.15H17.4V29.85H0.5M83.5 15.15H66.6V29.85H83.5",
		"M17.4 17.1a5.4 5.4 0 0 1 0 10.8M66.6 17.1a5.4 5.4 0 0 0 0 10.8",
		"M0.5 2.7H9A20.25 20.25 0 0 1 9 42.3H0.5M83.5 2.7H75A20.25 20.25 0 0 0 75 42.3H83.5",
		"M4.725 22.5m-1.3 0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0M79.275 22.5m-1.3 0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0",
	].join(""),
};
