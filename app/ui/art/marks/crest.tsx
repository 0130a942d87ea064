import { useContext, useId } from "react";
import { crest } from "../../../../club/crest";
import { type CrestVariant, crestVariants } from "./crest-geometry";
import { DrawnOnce } from "./drawn-once";

type CrestProps = {
	/** Height in pixels. */
	size?: number;
	/** Without a title the crest is decorative, beside the club's name. */
	title?: string;
	variant?: CrestVariant;
};

/** Those that the site's frame and cards show; the third is on paper. */
export const sharedCrests: readonly CrestVariant[] = ["sea", "foam"];

export function Crest({ size = 64, title, variant = "sea" }: CrestProps) {
	const isDrawn = useContext(DrawnOnce) && sharedCrests.includes(variant);
	const { width, height } = crest;
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
			{isDrawn ? <use href={`#crest-${variant}`} /> : <CrestShape variant={variant} />}
		</svg>
	);
}

export function CrestShape({ variant }: { variant: CrestVariant }) {
	const clip = useId();
	const inks = crestVariants[variant];
	const { shield, strokes, border, dot } = crest;
	return (
		<>
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
		</>
	);
}
