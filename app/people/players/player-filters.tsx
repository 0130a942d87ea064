import { useNavigate } from "react-router";
import { positionName, sportOf } from "../../matches/sports/sport-of";
import { type DivisionKey, divisionKeys } from "../../platform/club-profile";
import { useSectionLabel } from "../../platform/lists/section-label";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { Select } from "../../ui/fields/select";
import { ChipLink, ChipRow } from "../../ui/forms/chip";
import { FilterForm } from "../../ui/forms/filter-form";
import { squadsOf } from "../squads/squads";
import { type PlayerSort, playerSorts } from "./contract";
import { type PlayerFilter, playerListPath } from "./player-filter";
import { playersTexts } from "./texts";

type PlayerFiltersProps = { filter: PlayerFilter; positions: readonly string[] };

/** Division, then squad or game and position: rows of links, so that every choice has an address. */
export function PlayerFilters({ filter, positions }: PlayerFiltersProps) {
	const t = useTexts(playersTexts).filters;
	const houseLabel = useSectionLabel();
	const { division } = filter;
	return (
		<div className="stack gap-1">
			<ChipRow label={t.divisions} end={division && <SortChoice filter={filter} />}>
				<ChipLink to={playerListPath({ division: undefined })} current={!division} preventScrollReset>
					{t.allDivisions}
				</ChipLink>
				{divisionKeys.map((key) => (
					<ChipLink
						key={key}
						to={playerListPath({ division: key })}
						division={key}
						current={division === key}
						preventScrollReset
					>
						{houseLabel(key)}
					</ChipLink>
				))}
			</ChipRow>
			{division && <SquadChips filter={filter} division={division} positions={positions} />}
		</div>
	);
}

function SquadChips({ filter, division, positions }: PlayerFiltersProps & { division: DivisionKey }) {
	const t = useTexts(playersTexts);
	const language = useLanguage();
	const isGame = sportOf(division).lineUp.squadsAre === "games";
	// A role of one game does not exist in the other.
	const keep = isGame ? { ...filter, position: undefined } : filter;
	return (
		<ChipRow label={isGame ? t.filters.games : t.filters.squads}>
			<ChipLink to={playerListPath(keep, { squad: undefined })} current={!filter.squad} preventScrollReset>
				{isGame ? t.filters.allGames : t.filters.allSquads}
			</ChipLink>
			{squadsOf(division).map(({ key, label }) => (
				<ChipLink
					key={key}
					to={playerListPath(keep, { squad: key })}
					current={filter.squad === key}
					preventScrollReset
				>
					{localize(label, language)}
				</ChipLink>
			))}
			{positions.length > 1 && (
				<>
					<i className="player-filter-edge" />
					<PositionChips filter={filter} division={division} positions={positions} />
				</>
			)}
		</ChipRow>
	);
}

function PositionChips({ filter, division, positions }: PlayerFiltersProps & { division: DivisionKey }) {
	const t = useTexts(playersTexts);
	const language = useLanguage();
	return (
		<>
			<ChipLink
				to={playerListPath(filter, { position: undefined })}
				current={!filter.position}
				preventScrollReset
			>
				{t.filters.allPositions}
			</ChipLink>
			{positions.map((key) => (
				<ChipLink
					key={key}
					to={playerListPath(filter, { position: key })}
					current={filter.position === key}
					preventScrollReset
				>
					{positionName(division, key, language)}
				</ChipLink>
			))}
		</>
	);
}

function SortChoice({ filter }: { filter: PlayerFilter }) {
	const t = useTexts(playersTexts);
	const navigate = useNavigate();
	return (
		<FilterForm action={playerListPath({ division: filter.division })} kept={["squad", "game", "position"]}>
			<Select
				look="chip"
				label={t.filters.sort}
				name="sort"
				value={filter.sort}
				options={playerSorts.map((key) => ({ value: key, label: t.sorts[key] }))}
				onChange={(event) =>
					navigate(playerListPath(filter, { sort: event.target.value as PlayerSort }), {
						preventScrollReset: true,
					})
				}
			/>
		</FilterForm>
	);
}
