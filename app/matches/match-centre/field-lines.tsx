import type { SportField } from "../sports/field";

/** The lines of a field, in landscape for wide screens and portrait for phones. */
export function FieldLines({ field: { width, height, path } }: { field: SportField }) {
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
