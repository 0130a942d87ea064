import { useQueryClient } from "@tanstack/react-query";
import { planChoices } from "../../matches/planning/contract";
import { saveStandings, standingsTable } from "../../matches/standings/contract";
import { callApi } from "../../platform/http/call-api";
import type { AnswerOf } from "../../platform/http/contract";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useLanguage, useTexts } from "../../platform/words/language";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Field } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { useEdited } from "../content/use-edited";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { useAddress } from "../ui/use-address";
import { EditState, SaveButton } from "./edit-state";
import { StandingsEditor, writeRows } from "./standings-editor";
import { eventOfficeTexts } from "./texts";
import "./events.css";

export type Table = AnswerOf<typeof standingsTable>;

export function StandingsScreen() {
	const { table: t, ...shared } = useTexts(eventOfficeTexts);
	const label = useSectionLabel();
	const { value, change } = useAddress();
	const choices = useRead(planChoices, {});
	return (
		<Screen title={t.title} from={{ to: "/office/events", label: shared.title }}>
			<ReadState of={choices}>
				{({ competitions }) => {
					const chosen = value("competition") ?? competitions[0]?.slug;
					if (!chosen) return <EmptyState title={t.noCompetition} />;
					return (
						<>
							<div className="office-filters flow">
								<Select
									label={t.competition}
									value={chosen}
									onChange={({ target }) => change("competition", target.value)}
									options={competitions.map(({ slug, name, division }) => ({
										value: slug,
										label: `${name} · ${label(division)}`,
									}))}
								/>
								<SeasonField />
							</div>
							<OneTable key={`${chosen} ${value("season")}`} competition={chosen} season={value("season")} />
						</>
					);
				}}
			</ReadState>
		</Screen>
	);
}

/** Empty means the latest season; a season without a table starts with an empty one. */
function SeasonField() {
	const { table: t } = useTexts(eventOfficeTexts);
	const { value, change } = useAddress();
	return (
		<Field
			label={t.season}
			hint={t.seasonHint}
			maxLength={7}
			defaultValue={value("season") ?? ""}
			onChange={({ target }) => {
				const season = target.value.trim();
				if (season === "" || /^20\d\d(\/\d\d)?$/.test(season)) change("season", season || undefined);
			}}
		/>
	);
}

function OneTable({ competition, season }: { competition: string; season: string | undefined }) {
	const input = { competition, season };
	const read = useRead(standingsTable, input);
	return <ReadState of={read}>{(table) => <Edit table={table} input={input} />}</ReadState>;
}

type EditProps = { table: Table; input: { competition: string; season: string | undefined } };

function Edit({ table, input }: EditProps) {
	const queries = useQueryClient();
	const language = useLanguage();
	const keep = async (asked: Promise<Table>) => {
		const answer = await asked;
		queries.setQueryData([standingsTable.path, input, language], answer);
		return answer;
	};
	const t = useTexts(eventOfficeTexts);
	const toSaved = ({ rows, version, changedBy, changedAt }: Table) => ({
		content: { rows },
		version,
		changedBy,
		changedAt,
	});
	const edited = useEdited<Pick<Table, "rows">>({
		opened: toSaved(table),
		latest: toSaved(table),
		refresh: async () => toSaved(await keep(callApi(standingsTable, input))),
		saved: t.saved,
	});
	const { rows } = edited.content;
	const save = () =>
		void edited.save(async (base) => {
			const [{ competition }, { season }, { version }] = [input, table, base!];
			return toSaved(await keep(callApi(saveStandings, { competition, season, version, rows })));
		});
	return (
		<div className="office-stack">
			<EditState
				edited={edited}
				fields={{ rows: { label: t.table.title, write: (rows) => writeRows(rows, table.teams) } }}
			/>
			<StandingsEditor
				table={table}
				rows={rows}
				faults={edited.faults}
				onChange={(rows) => edited.set({ rows })}
			/>
			<SaveButton edited={edited} onSave={save} />
		</div>
	);
}
