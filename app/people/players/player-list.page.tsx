import { type MetaArgs, useParams, useSearchParams } from "react-router";
import { club } from "../../../club/profile";
import { divisionPath, pathTo } from "../../paths";
import { settingsOf } from "../../platform/browser/page-meta";
import { onServer } from "../../platform/browser/page-read";
import { listMeta } from "../../platform/lists/list-meta";
import {
	inBrowserOrFailed,
	isListFailed,
	type ListFailed,
	useListLoading,
} from "../../platform/lists/list-read";
import { ListStructure } from "../../platform/lists/list-structure";
import { sectionLabel, useSectionLabel } from "../../platform/lists/section-label";
import { type Language, localize, textsIn, useTexts } from "../../platform/words/language";
import { EmptyState } from "../../ui/feedback/empty-state";
import { LoadError } from "../../ui/feedback/load-error";
import { LoadingRegion, SkeletonCard } from "../../ui/feedback/skeleton";
import { Breadcrumb } from "../../ui/navigation/breadcrumb";
import { Pagination } from "../../ui/navigation/pagination";
import { SwellText } from "../../ui/words/swell-text";
import { type PlayerListData, playerListRead } from "../reads";
import { SquadOverview } from "../squads/squad-overview";
import { SquadSections } from "../squads/squad-sections";
import { playerPath } from "./player-address";
import { type PlayerFilter, playerListPath, readPlayerFilter } from "./player-filter";
import { PlayerFilters } from "./player-filters";
import { PlayerLink } from "./player-link";
import type { PlayerSummary } from "./player-summary";
import { playersTexts } from "./texts";
import "../../ui/cards/player-card.css";
import "./player-list.css";

export const loader = onServer(playerListRead);
export const clientLoader = inBrowserOrFailed(playerListRead);

export function meta({ loaderData, params, ...where }: MetaArgs<typeof loader>) {
	const { language } = settingsOf(where.matches);
	const t = textsIn(playersTexts, language);
	const division = loaderData?.list && club.divisions.find(({ key }) => key === params.category);
	const answer = loaderData?.list;
	if (!division)
		return listMeta(where, {
			title: t.title,
			description: t.description(club.name, divisionsIn(language)),
			answer,
		});
	const label = sectionLabel(division.key, language);
	return listMeta(where, {
		title: t.titleOf(label),
		description: t.descriptionOf(label, answer?.total ?? 0),
		answer,
	});
}

export default function PlayerListPage({ loaderData }: { loaderData: PlayerListData | ListFailed }) {
	const t = useTexts(playersTexts);
	const label = useSectionLabel();
	const [query] = useSearchParams();
	const filter = readPlayerFilter(useParams().category, query);
	const { division } = filter;
	const isLoading = useListLoading(pathTo("player-list"));
	return (
		<div className="wrap player-list" data-division={division ?? "club"}>
			{division && (
				<Breadcrumb items={[{ label: label(division), to: divisionPath(division) }, { label: t.title }]} />
			)}
			<header className="page-head">
				<h1 className="display display-5">
					<SwellText text={t.title} phase={0.2} k={1.1} />
				</h1>
			</header>
			<PlayerFilters
				filter={filter}
				positions={isListFailed(loaderData) ? [] : (loaderData.list?.positions ?? [])}
			/>
			<div className="player-list-body">
				{isLoading ? <PlayerSkeleton /> : <PlayerListBody data={loaderData} filter={filter} />}
			</div>
		</div>
	);
}

function PlayerListBody({ data, filter }: { data: PlayerListData | ListFailed; filter: PlayerFilter }) {
	const t = useTexts(playersTexts);
	if (isListFailed(data)) return <LoadError title={t.failed} text={t.failedText} />;
	if (data.squads)
		return (
			<>
				<PlayerStructure players={data.squads.flatMap(({ players }) => players)} />
				<SquadOverview squads={data.squads} />
			</>
		);
	const { players, page, pageCount } = data.list;
	if (players.length === 0) {
		const everyone = { to: playerListPath({ division: filter.division }), label: t.empty.action };
		return <EmptyState heading="h2" title={t.empty.title} text={t.empty.text} action={everyone} />;
	}
	return (
		<>
			<PlayerStructure players={players} />
			{filter.sort === "squad" ? (
				<SquadSections players={players} />
			) : (
				<div className="player-grid stack">
					{players.map((player) => (
						<PlayerLink key={player.slug} player={player} />
					))}
				</div>
			)}
			<Pagination page={page} pageCount={pageCount} />
		</>
	);
}

function PlayerStructure({ players }: { players: readonly PlayerSummary[] }) {
	const { title } = useTexts(playersTexts);
	return (
		<ListStructure
			name={title}
			items={players.map((player) => ({ name: player.name, path: playerPath(player) }))}
		/>
	);
}

const PlayerSkeleton = () => (
	<LoadingRegion className="player-grid stack">
		{Array.from({ length: 8 }, (_, place) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: skeleton items have no identity but their position
			<SkeletonCard key={place} ratio="30/38" />
		))}
	</LoadingRegion>
);

/** "sepak bola, basket, dan esports" */
const divisionsIn = (language: Language) =>
	new Intl.ListFormat(language === "en" ? "en-GB" : language).format(
		club.divisions.map(({ label }) => localize(label, language).toLowerCase()),
	);
