import { Play } from "lucide-react";
import { Link } from "react-router";
import type { ClubSection } from "../../platform/club-profile";
import type { Moment } from "../../platform/words/dates";
import type { PictureRef } from "../art/picture-ref";
import type { PictureSlot } from "../art/picture-url";
import { classNames } from "../class-names";
import { Picture } from "../pictures/picture";
import { RelativeDateText } from "../words/date-text";
import "./story-card.css";

export type StoryCardProps = {
	to: string;
	title: string;
	division: ClubSection;
	/** The name of the house, in the reader's language. */
	divisionLabel: string;
	picture: PictureRef;
	publishedAt?: Moment;
	/** "4 menit baca", "Video · 18.24" */
	length?: string;
	/**
	 * lead: text overlaps the picture. tile: picture above. row: a small square beside the text.
	 * A tile with `compact` becomes a row on phones.
	 */
	variant?: "lead" | "tile" | "row";
	compact?: boolean;
	/** Aspect ratio of a tile's picture. */
	ratio?: "4/3" | "16/9" | "4/5" | "1/1";
	/** Size of a tile's headline. */
	scale?: 1 | 2 | 3;
	heading?: "h2" | "h3";
	video?: boolean;
	priority?: boolean;
	sizes?: string;
	drawing?: Omit<PictureSlot, "width" | "height">;
};

export function StoryCard(props: StoryCardProps) {
	const { variant = "tile", compact, heading: Heading = "h3", ratio = "4/3", video } = props;
	const scale = variant === "lead" ? 3 : variant === "row" ? 1 : (props.scale ?? 1);
	const [width, height] = variant === "tile" ? tileSizes[ratio] : variantSizes[variant];
	return (
		<Link
			to={props.to}
			className={classNames("story-card", `story-${variant}`, compact && "story-compact")}
			data-division={props.division}
		>
			<Picture
				picture={props.picture}
				ratio={variant === "tile" ? ratio : undefined}
				width={width}
				height={height}
				priority={props.priority}
				sizes={props.sizes ?? variantWidths[variant]}
				drawing={props.drawing}
			>
				{video && (
					<span className="picture-play">
						<Play className="icon" aria-hidden="true" />
					</span>
				)}
			</Picture>
			<div className="story-text">
				<p className="story-meta row flow small muted">
					<b>{props.divisionLabel}</b>
					{props.publishedAt !== undefined && <RelativeDateText at={props.publishedAt} />}
					{props.length && variant !== "row" && <span>{props.length}</span>}
				</p>
				<Heading className={classNames("display", `display-${scale}`, "story-title")}>{props.title}</Heading>
			</div>
		</Link>
	);
}

const tileSizes = { "4/3": [800, 600], "16/9": [1200, 675], "4/5": [640, 800], "1/1": [600, 600] } as const;
const variantSizes = { lead: [900, 765], row: [600, 600] } as const;
const variantWidths = {
	lead: "(min-width: 800px) 58vw, 100vw",
	tile: "(min-width: 800px) 33vw, 100vw",
	row: "148px",
} as const;
