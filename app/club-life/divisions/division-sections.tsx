import { StoryLink } from "../../news/story-link";
import { pathTo } from "../../paths";
import type { Pennant } from "../../people/achievements/pennant";
import { PlayerLink } from "../../people/players/player-link";
import { useTexts } from "../../platform/words/language";
import { ProductTile } from "../../store/catalogue/product-tile";
import { PennantCard } from "../../ui/cards/pennant-card";
import { MoreLink } from "../../ui/navigation/more-link";
import { ScrollRail } from "../../ui/navigation/scroll-rail";
import { SwellText } from "../../ui/words/swell-text";
import { VideoLink } from "../../videos/video-link";
import type { DivisionHome } from "./division-matches";
import { divisionsTexts } from "./texts";
import "../../ui/cards/product-card.css";

type SectionProps = { home: DivisionHome };
type HeadProps = { title: string; phase: number; k?: number; more: { to: string; label: string } };

function SectionHead({ title, phase, k = 0.55, more }: HeadProps) {
	return (
		<div className="section-head">
			<h2 className="display display-4">
				<SwellText text={title} phase={phase} k={k} lo={54} hi={136} />
			</h2>
			<MoreLink to={more.to}>{more.label}</MoreLink>
		</div>
	);
}

export function DivisionSquad({ home: { division, squad } }: SectionProps) {
	const t = useTexts(divisionsTexts);
	if (squad.players.length === 0) return null;
	const more = { to: pathTo("player-list", { category: division }), label: t.players(squad.total) };
	return (
		<section className="section division-squad">
			<div className="wrap">
				<SectionHead title={t.squad} phase={0.2} k={0.9} more={more} />
				<ScrollRail label={t.squad} itemWidth="min(58vw, 300px)">
					{squad.players.map((player) => (
						<PlayerLink key={player.slug} player={player} />
					))}
				</ScrollRail>
			</div>
		</section>
	);
}

export function DivisionNews({ home: { division, stories } }: SectionProps) {
	const t = useTexts(divisionsTexts);
	const [first, second, ...others] = stories;
	if (!first) return null;
	const more = { to: pathTo("News list", { category: division }), label: t.allNews };
	return (
		<section className="section division-news">
			<div className="wrap">
				<SectionHead title={t.latest} phase={0.8} more={more} />
				<div className="story-grid stack">
					<div className="span-7">
						<StoryLink story={first} ratio="16/9" scale={2} />
					</div>
					{second && (
						<div className="span-5">
							<StoryLink story={second} scale={2} />
						</div>
					)}
					{others.map((story) => (
						<div key={story.slug} className="span-4">
							<StoryLink story={story} compact />
						</div>
					))}
				</div>
			</div>
		</section>
	);
}

/** Honours hang as pennants where the year is the picture. */
export function TrophyRoom({ home: { division, pennants } }: SectionProps) {
	const t = useTexts(divisionsTexts);
	if (pennants.length === 0) return null;
	const more = { to: pathTo("achievement-list", { category: division }), label: t.allHonours };
	return (
		<section className="section division-dark">
			<div className="wrap">
				<SectionHead title={t.trophies} phase={2} more={more} />
				<ScrollRail label={t.trophies} itemWidth="min(52vw, 232px)">
					{pennants.map((pennant) => (
						<PennantCard
							key={pennant.slug}
							title={pennant.competition}
							year={pennant.year}
							picture={pennant.picture}
							note={describeYears(pennant, t)}
						/>
					))}
				</ScrollRail>
			</div>
		</section>
	);
}

export function DivisionVideos({ home: { division, videos } }: SectionProps) {
	const t = useTexts(divisionsTexts);
	if (videos.length === 0) return null;
	const more = { to: pathTo("Videos", { category: division }), label: t.allVideos };
	return (
		<section className="section">
			<div className="wrap">
				<SectionHead title={t.watch} phase={1.2} more={more} />
				<div className="division-videos stack">
					{videos.map((video) => (
						<VideoLink key={video.slug} video={video} />
					))}
				</div>
			</div>
		</section>
	);
}

export function DivisionMerchandise({ home: { products } }: SectionProps) {
	const t = useTexts(divisionsTexts);
	if (products.length === 0) return null;
	return (
		<section className="section division-merchandise">
			<div className="wrap">
				<SectionHead
					title={t.merchandise}
					phase={2.6}
					more={{ to: pathTo("store-list"), label: t.toStore }}
				/>
				<div className="product-grid stack">
					{products.slice(0, 4).map((product, place) => (
						<ProductTile key={product.slug} product={product} place={place} />
					))}
				</div>
			</div>
		</section>
	);
}

type YearTexts = { also: (years: string) => string; champion: string; award: string; and: string };

/** "Juga 2011 dan 2018"; what was won once says how. */
function describeYears({ otherYears, isAward }: Pennant, t: YearTexts): string {
	const years = otherYears.toSorted((one, other) => one - other).map(String);
	const last = years.pop();
	if (!last) return isAward ? t.award : t.champion;
	return t.also(years.length > 0 ? `${years.join(", ")} ${t.and} ${last}` : last);
}
