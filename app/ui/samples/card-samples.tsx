import { EventRow } from "../cards/event-row";
import { FixtureCard, FixtureStrip } from "../cards/fixture-card";
import { PennantCard } from "../cards/pennant-card";
import { PlayerCard } from "../cards/player-card";
import { ProductCard } from "../cards/product-card";
import { ProductFeature } from "../cards/product-feature";
import { StoryCard } from "../cards/story-card";
import { VideoCard } from "../cards/video-card";
import { FormGuide } from "../forms/form-guide";
import { MoreLink } from "../navigation/more-link";
import { ScrollRail } from "../navigation/scroll-rail";
import { StandingsTable } from "../panels/standings-table";
import { Sample } from "./sample";
import {
	fixtures,
	samplePlayers,
	sampleProducts,
	sampleStandings,
	standingsColumns,
	stories,
} from "./sample-content";

const here = "/dev/components";

export function CardSamples() {
	const [lead, second, third, fourth, fifth] = stories;
	return (
		<>
			<Sample title="Berita">
				<div className="grid">
					<div className="sample-lead">
						<StoryCard {...lead} variant="lead" />
					</div>
					<div className="story-rows sample-rows">
						{[second, third, fourth, fifth].map((story) => (
							<StoryCard key={story.title} {...story} variant="row" />
						))}
					</div>
				</div>
				<div className="story-grid stack">
					<div className="span-7">
						<StoryCard {...fifth} ratio="16/9" scale={2} />
					</div>
					<div className="span-5">
						<StoryCard {...second} scale={2} video length="Video · 18.24" />
					</div>
					{[lead, third, fourth].map((story) => (
						<div key={story.title} className="span-4">
							<StoryCard {...story} compact />
						</div>
					))}
				</div>
			</Sample>

			<Sample title="Pertandingan">
				<FixtureStrip label="Pertandingan terdekat">
					{fixtures.map((fixture) => (
						<FixtureCard key={fixture.competition} {...fixture} />
					))}
				</FixtureStrip>
				<div>
					<EventRow
						to={here}
						title="Rajawali Mas"
						startsAt="2026-11-28T08:30:00Z"
						detail="Tandang"
						division="football"
						crest={{ art: "rival", slug: "rajawali-mas", colour: "#C98A00" }}
						end={
							<MoreLink tight to={here}>
								Ingatkan
							</MoreLink>
						}
					/>
					<EventRow
						to={here}
						title="Latihan terbuka"
						startsAt="2026-12-06T01:00:00Z"
						detail="GOR Ombak"
						division="basketball"
					/>
				</div>
			</Sample>

			<Sample title="Toko">
				<div className="product-grid stack">
					<ProductFeature
						to={here}
						name="Tandang 26/27"
						tagline="Putih busa, motif parang ombak."
						badge="Baru"
						price={749_000}
						division="football"
						backdrop={{
							art: "cover",
							division: "football",
							slug: "feature",
							variant: "sun",
							field: "sea-quiet",
						}}
						picture={{ art: "jersey", kit: "away", slug: "jersey-tandang" }}
						alt="Jersey tandang warna putih dengan motif parang ombak"
					/>
					{sampleProducts.map((product) => (
						<ProductCard key={product.name} {...product} />
					))}
				</div>
			</Sample>

			<Sample title="Pemain">
				<div className="player-grid stack">
					{samplePlayers.map((player, index) => (
						<PlayerCard key={player.name} {...player} large={index === 0} />
					))}
				</div>
			</Sample>

			<Sample title="Video">
				<div className="story-grid stack">
					<div className="span-6">
						<VideoCard
							to={here}
							title="Ruang Ganti eps. 7: semalam bersama kitman kami"
							division="entertainment"
							label="Ruang Ganti"
							picture={{ art: "cover", division: "entertainment", slug: "ruang-ganti-7" }}
							duration={1104}
							publishedAt="2026-11-11T09:00:00Z"
							scale={2}
						/>
					</div>
					<div className="span-6">
						<VideoCard
							to={here}
							title="Semifinal Liga Arena, gim keempat"
							division="esports"
							label="Esports"
							picture={{ art: "cover", division: "esports", slug: "semifinal" }}
							live
							scale={2}
						/>
					</div>
				</div>
			</Sample>

			<Sample title="Klasemen & angka">
				<div className="sample-standings">
					<StandingsTable
						caption="Klasemen Liga Nusantara"
						division="football"
						columns={standingsColumns}
						rows={sampleStandings}
					/>
					<p className="sample-row">
						<span className="small muted">5 laga terakhir</span>
					</p>
					<FormGuide results={["win", "win", "draw", "loss", "draw"]} />
				</div>
			</Sample>

			<div className="sample-invert">
				<Sample title="Lemari piala">
					<ScrollRail label="Daftar gelar" itemWidth="min(52vw, 240px)">
						{[
							["Liga Nusantara", 2024, "Juga 2011 dan 2018"] as const,
							["Piala Khatulistiwa", 2016, "Gelar pertama"] as const,
							["Piala Selat", 2022, "Juga 2009"] as const,
							["Piala Muda U-20", 2023, "Tanpa kekalahan"] as const,
							["Fair Play", 2025, "Kartu tersedikit"] as const,
						].map(([title, year, note]) => (
							<PennantCard
								key={title}
								title={title}
								year={year}
								note={note}
								to={here}
								picture={{ art: "pennant", division: "football", slug: `juara-${year}`, year }}
							/>
						))}
					</ScrollRail>
				</Sample>
			</div>
		</>
	);
}
