import { useId } from "react";
import { crest } from "../../../../club/crest";
import { type CrestVariant, crestVariants } from "./crest-geometry";

type CrestProps = {
	/** Height in pixels. */
	size?: number;
	/** Without a title the crest is decorative, beside the club's name. */
	title?: string;
	variant?: CrestVariant;
};

export function Crest({ size = 64, title, variant = "sea" }: CrestProps) {
	const clip = useId();
	const inks = crestVariants[variant];
	const { width, height, shield, strokes, border, dot } = crest;
	return (
		<svg
			className="crest"
			viewBox={`0 0 ${width} ${height}`}
			width={Math.round((size * width) / height)}
			height={size}
			role={title ? "img" : undefined}
			aria-label={title}
			aria-hidden={title ? undefined : true}
		>
			<clipPath id={clip}>
				<path d={shield} />
			</clipPath>
			<g clipPath={`url(#${clip})`} fill="none">
				<path d={shield} fill={inks.ground} />
				{strokes.map(({ ink, width, path }) => (
					<path key={path} d={path} stroke={inks[ink]} strokeWidth={width} />
				))}
				<path d={shield} stroke={inks.ground} strokeWidth={border} />
			</g>
			<circle cx={dot.x} cy={dot.y} r={dot.radius} fill={dot.fill} />
		</svg>
	);
}
