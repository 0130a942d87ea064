import { type MetaArgs, useLoaderData } from "react-router";
import { club } from "../../../club/profile";
import { StoryLink } from "../../news/story-link";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { inBrowser, onServer } from "../../platform/browser/page-read";
import type { AnswerOf } from "../../platform/http/contract";
import { textsIn, useTexts } from "../../platform/words/language";
import { ShareRow } from "../../site/sharing/share-row";
import { MoreLink } from "../../ui/navigation/more-link";
import { ScrollRail } from "../../ui/navigation/scroll-rail";
import { SwellText } from "../../ui/words/swell-text";
import { VideoLink } from "../../videos/video-link";
import { playerRead } from "../reads";
import type { playerDetail } from "./contract";
import { playerListPath } from "./player-filter";
import { PlayerHead } from "./player-head";
import { PlayerLink } from "./player-link";
import { PlayerMerchandise } from "./player-merchandise";
import { PlayerStructure } from "./player-structure";
import { PlayerFigures } from "./season/player-figures";
import { playersTexts } from "./texts";
import "../../ui/cards/story-card.css";
import "../../ui/panels/two-columns.css";
import "./player.css";

export const loader = onServer(playerRead);
export const clientLoader = inBrowser(playerRead);

type Player = AnswerOf<typeof playerDetail>;

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
	if (!loaderData) return [];
	const t = textsIn(playersTexts, settingsOf(matches).language);
	return pageMeta(
		{ location, matches },
		{
			title: loaderData.name,
			description: t.detailDescription(loaderData.name, loaderData.position, club.name),
			type: "profile",
		},
	);
}

export default function PlayerPage() {
	const player = useLoaderData<typeof clientLoader>();
	const hasStories = player.stories.length > 0;
	return (
		<div data-division={player.division} className="player-page">
			<PlayerStructure player={player} />
			<PlayerHead player={player} />
			<section className="section">
				<div className="wrap two-columns">
					<div>
						<PlayerFigures player={player} />
						{hasStories && <Biography player={player} />}
					</div>
					{/* Nobody has written about them yet: their own story stands there instead of an empty column. */}
					<aside>{hasStories ? <Stories player={player} /> : <Biography player={player} />}</aside>
				</div>
			</section>
			<Videos player={player} />
			<PlayerMerchandise player={player} />
			<Squadmates player={player} />
		</div>
	);
}

function Biography({ player }: { player: Player }) {
	return (
		<div className="player-biography">
			{player.biography.split("\n\n").map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
			<ShareRow title={player.name} description={player.biography} />
		</div>
	);
}

function Stories({ player: { name, stories } }: { player: Player }) {
	const t = useTexts(playersTexts);
	return (
		<>
			<h2 className="display display-1 player-aside-title">{t.stories(firstName(name))}</h2>
			<div className="story-rows">
				{stories.map((story) => (
					<StoryLink key={story.slug} story={story} variant="row" />
				))}
			</div>
		</>
	);
}

/** "Raka" of "Raka Wirayuda": headings call players as fans do. */
const firstName = (name: string) => name.split(" ", 1)[0] ?? name;

function Videos({ player: { videos } }: { player: Player }) {
	const t = useTexts(playersTexts);
	if (videos.length === 0) return null;
	return (
		<section className="section player-videos on-brand">
			<div className="wrap">
				<h2 className="display display-4">
					<SwellText text={t.videos} phase={0.4} k={0.6} lo={56} hi={132} />
				</h2>
				{videos.length === 1 ? (
					<VideoLink video={videos[0]!} scale={2} />
				) : (
					<ScrollRail label={t.videos} itemWidth="min(78vw, 400px)">
						{videos.map((video) => (
							<VideoLink key={video.slug} video={video} />
						))}
					</ScrollRail>
				)}
			</div>
		</section>
	);
}

function Squadmates({ player: { squadmates, division, squad } }: { player: Player }) {
	const t = useTexts(playersTexts);
	if (squadmates.length === 0) return null;
	return (
		<section className="section player-squadmates">
			<div className="wrap">
				<div className="section-head">
					<h2 className="display display-3">
						<SwellText text={t.squadmates} phase={0.2} k={0.6} lo={56} hi={132} />
					</h2>
					<MoreLink to={playerListPath({ division }, { squad })}>{t.allPlayers}</MoreLink>
				</div>
				<ScrollRail label={t.squadmates} itemWidth="min(42vw, 290px)">
					{squadmates.map((mate) => (
						<PlayerLink key={mate.slug} player={mate} />
					))}
				</ScrollRail>
			</div>
		</section>
	);
}
