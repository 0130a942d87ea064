import { useRef, useState } from "react";
import { Link, type MetaArgs, useLoaderData } from "react-router";
import { pathTo } from "../paths";
import { pageMeta } from "../platform/browser/page-meta";
import { inBrowser, onServer } from "../platform/browser/page-read";
import type { AnswerOf } from "../platform/http/contract";
import { useSectionLabel } from "../platform/lists/section-label";
import { useLanguage, useTexts } from "../platform/words/language";
import { ShareRow } from "../site/sharing/share-row";
import { formatDuration } from "../ui/cards/format-duration";
import { LiveBadge } from "../ui/feedback/badge";
import { Breadcrumb } from "../ui/navigation/breadcrumb";
import { MoreLink } from "../ui/navigation/more-link";
import { Picture } from "../ui/pictures/picture";
import { DateText } from "../ui/words/date-text";
import { SwellText } from "../ui/words/swell-text";
import type { SeenCard, videoDetail } from "./contract";
import { videoRead } from "./reads";
import { videosTexts } from "./texts";
import { Transcript } from "./transcript";
import { VideoLink } from "./video-link";
import { VideoPlayer } from "./video-player";
import { VideoStructure } from "./video-structure";
import "../ui/panels/two-columns.css";
import "./video-grid.css";
import "./video.css";

export const loader = onServer(videoRead);
export const clientLoader = inBrowser(videoRead);

type Video = AnswerOf<typeof videoDetail>;

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
	if (!loaderData) return [];
	return pageMeta(
		{ location, matches },
		{ title: loaderData.title, description: loaderData.summary, type: "video.other" },
	);
}

export default function VideoPage() {
	const video = useLoaderData<typeof clientLoader>();
	// Remounts the player for another video, so the previous one stops.
	return <WatchPage key={video.slug} video={video} />;
}

function WatchPage({ video }: { video: Video }) {
	const element = useRef<HTMLVideoElement>(null);
	const [startAt, setStartAt] = useState<number | null>(null);
	const jump = (second: number) => {
		if (!element.current) return setStartAt(second);
		element.current.currentTime = second;
		void element.current.play();
	};
	return (
		<article data-division={video.category}>
			<VideoStructure video={video} />
			<div className="video-screen on-brand">
				<VideoPlayer video={video} element={element} startAt={startAt} onStart={() => setStartAt(0)} />
			</div>
			<div className="wrap two-columns video-columns">
				<div>
					<VideoText video={video} />
					{video.captions.length > 0 && <Transcript captions={video.captions} onJump={jump} />}
				</div>
				<Seen cards={video.seen} />
			</div>
			<Next videos={video.next} />
		</article>
	);
}

function VideoText({ video }: { video: Video }) {
	const t = useTexts(videosTexts);
	const language = useLanguage();
	const house = useSectionLabel()(video.category);
	const labels = video.captions.map(({ label }) => label).join(", ");
	return (
		<header>
			<Breadcrumb
				items={[
					{ label: t.title, to: pathTo("Videos", { category: "all" }) },
					{ label: house, to: pathTo("Videos", { category: video.category }) },
				]}
			/>
			<h1 className="display display-3 video-headline">{video.title}</h1>
			<p className="video-facts flow muted">
				<DateText at={video.publishedAt} as="long" />
				{video.isLive && <LiveBadge />}
				{video.seconds !== null && <span>{t.length(formatDuration(video.seconds, language))}</span>}
				{labels && <span>{t.captions(labels)}</span>}
			</p>
			<p className="lead">{video.summary}</p>
			{video.source === "youtube" && <p className="small muted video-notice">{t.fromYouTube}</p>}
			<ShareRow title={video.title} description={video.summary} className="video-share" />
		</header>
	);
}

function Seen({ cards }: { cards: readonly SeenCard[] }) {
	const t = useTexts(videosTexts);
	if (cards.length === 0) return null;
	return (
		<aside>
			<h2 className="display display-1 video-seen-title">{t.seen}</h2>
			<ul className="video-seen">
				{cards.map((card) => (
					<li key={`${card.kind} ${card.slug}`}>
						<Link to={seenPath(card)} data-division={card.division}>
							<Picture
								picture={card.picture}
								ratio="1/1"
								width={600}
								height={card.kind === "player" ? 760 : 600}
							/>
							<span>
								<b>{card.title}</b>
								<small className="small muted">{card.note}</small>
							</span>
						</Link>
					</li>
				))}
			</ul>
		</aside>
	);
}

const seenPath = ({ kind, slug, division }: SeenCard) =>
	kind === "player"
		? pathTo("player-detail", { category: division, id: slug })
		: pathTo("event-detail", { id: slug });

function Next({ videos }: { videos: Video["next"] }) {
	const t = useTexts(videosTexts);
	if (videos.length === 0) return null;
	return (
		<section className="section video-next">
			<div className="wrap">
				<div className="section-head">
					<h2 className="display display-3">
						<SwellText text={t.next} phase={0.2} k={0.55} lo={56} hi={132} />
					</h2>
					<MoreLink to={pathTo("Videos", { category: "all" })}>{t.allVideos}</MoreLink>
				</div>
				<div className="video-next-row stack">
					{videos.map((next) => (
						<VideoLink key={next.slug} video={next} />
					))}
				</div>
			</div>
		</section>
	);
}
