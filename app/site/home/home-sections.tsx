import type { Story } from "../../news/story";
import { StoryLink } from "../../news/story-link";
import { pathTo } from "../../paths";
import { PlayerLink } from "../../people/players/player-link";
import type { PlayerSummary } from "../../people/players/player-summary";
import { useTexts } from "../../platform/words/language";
import { ProductTile } from "../../store/catalogue/product-tile";
import type { ProductSummary } from "../../store/products/product-summary";
import { ProductFeature } from "../../ui/cards/product-feature";
import { MoreLink } from "../../ui/navigation/more-link";
import { ScrollRail } from "../../ui/navigation/scroll-rail";
import { SwellText } from "../../ui/words/swell-text";
import { VideoLink } from "../../videos/video-link";
import type { VideoSummary } from "../../videos/video-summary";
import { sunFor } from "./product-sun";
import { homeTexts } from "./texts";
import "./home-sections.css";

type HeadProps = { title: string; phase: number; k?: number; more: { to: string; label: string } };

function SectionHead({ title, phase, k = 0.5, more }: HeadProps) {
	return (
		<div className="section-head">
			<h2 className="display display-4">
				<SwellText text={title} phase={phase} k={k} lo={56} hi={138} />
			</h2>
			<MoreLink to={more.to}>{more.label}</MoreLink>
		</div>
	);
}

export function HomeNews({ stories: [lead, ...rows] }: { stories: readonly Omit<Story, "excerpt">[] }) {
	const t = useTexts(homeTexts);
	if (!lead) return null;
	const more = { to: pathTo("News list", { category: "all" }), label: t.allNews };
	return (
		<section className="section">
			<div className="wrap">
				<SectionHead title={t.news} phase={0.6} more={more} />
				<div className="home-news stack">
					<StoryLink story={lead} variant="lead" />
					<div className="story-rows">
						{rows.map((story) => (
							<StoryLink key={story.slug} story={story} variant="row" />
						))}
					</div>
				</div>
			</div>
		</section>
	);
}

export function HomeVideos({ videos: [first, ...others] }: { videos: readonly VideoSummary[] }) {
	const t = useTexts(homeTexts);
	if (!first) return null;
	const more = { to: pathTo("Videos", { category: "all" }), label: t.allVideos };
	return (
		<section className="section home-dark">
			<div className="wrap">
				<SectionHead title={t.videos} phase={1.6} k={0.6} more={more} />
				<div className="home-videos stack">
					<VideoLink video={first} scale={2} />
					{others.map((video) => (
						<VideoLink key={video.slug} video={video} />
					))}
				</div>
			</div>
		</section>
	);
}

export function HomeFaces({ players }: { players: readonly PlayerSummary[] }) {
	const t = useTexts(homeTexts);
	if (players.length === 0) return null;
	const more = { to: pathTo("player-list"), label: t.allPlayers };
	return (
		<section className="section">
			<div className="wrap">
				<SectionHead title={t.faces} phase={0.2} more={more} />
				<ScrollRail label={t.faces} itemWidth="min(58vw, 300px)">
					{players.map((player) => (
						<PlayerLink key={player.slug} player={player} />
					))}
				</ScrollRail>
			</div>
		</section>
	);
}

export function HomeStore({ products: [feature, ...tiles] }: { products: readonly ProductSummary[] }) {
	const t = useTexts(homeTexts);
	if (!feature) return null;
	const more = { to: pathTo("store-list"), label: t.allProducts };
	return (
		<section className="section">
			<div className="wrap">
				<SectionHead title={t.store} phase={2.2} k={0.55} more={more} />
				<div className="product-grid stack">
					<ProductFeature
						to={pathTo("store-detail", { id: feature.slug })}
						name={feature.name}
						badge={feature.isNew ? t.newInStore : undefined}
						price={feature.price}
						division={sunFor(feature)}
						backdrop={{
							art: "cover",
							division: sunFor(feature),
							slug: `home-${feature.slug}`,
							variant: "sun",
							field: "sea-tonal",
						}}
						picture={feature.picture}
						alt={feature.name}
					/>
					{tiles.map((product, place) => (
						<ProductTile key={product.slug} product={product} place={place} />
					))}
				</div>
			</div>
		</section>
	);
}
