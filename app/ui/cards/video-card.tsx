import { Play } from "lucide-react";
import { Link } from "react-router";
import type { ClubSection } from "../../platform/club-profile";
import type { Moment } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import type { PictureRef } from "../art/picture-ref";
import { classNames } from "../class-names";
import { Badge, LiveBadge } from "../feedback/badge";
import { Picture } from "../pictures/picture";
import { RelativeDateText } from "../words/date-text";
import { cardTexts } from "./card-texts";
import { formatDuration } from "./format-duration";
import "./video-card.css";

export type VideoCardProps = {
	to: string;
	title: string;
	division: ClubSection;
	/** The series or house: "Ruang Ganti". */
	label: string;
	picture: PictureRef;
	/** In seconds; null for live streams. */
	duration?: number | null;
	live?: boolean;
	publishedAt?: Moment;
	scale?: 1 | 2;
	heading?: "h2" | "h3";
	priority?: boolean;
	sizes?: string;
};

export function VideoCard(props: VideoCardProps) {
	const { duration, live, scale = 1, heading: Heading = "h3" } = props;
	const t = useTexts(cardTexts);
	const language = useLanguage();
	return (
		<Link to={props.to} className="video-card" data-division={props.division}>
			<Picture
				picture={props.picture}
				ratio="16/9"
				width={960}
				height={540}
				priority={props.priority}
				sizes={props.sizes ?? "(min-width: 800px) 50vw, 100vw"}
			>
				{live && (
					<span className="picture-badges">
						<LiveBadge tone="ink" />
					</span>
				)}
				<span className="picture-play">
					<Play className="icon" aria-hidden="true" />
				</span>
				{duration != null && !live && (
					<span className="picture-length">
						<Badge tone="ink">
							<span className="visually-hidden">{t.video.duration} </span>
							<span className="tabular">{formatDuration(duration, language)}</span>
						</Badge>
					</span>
				)}
			</Picture>
			<p className="video-meta flow small muted">
				<b>{props.label}</b>
				{props.publishedAt !== undefined && <RelativeDateText at={props.publishedAt} />}
			</p>
			<Heading className={classNames("display", `display-${scale}`, "video-title")}>{props.title}</Heading>
		</Link>
	);
}
