import { club } from "../../../club/profile";
import { scoreOf } from "../../matches/match-centre/match";
import { periodLabel } from "../../matches/match-centre/period-labels";
import type { PlannedEvent } from "../../matches/planning/contract";
import type { SheetResult } from "../../matches/planning/sheet-parts";
import { sportOf } from "../../matches/sports/sport-of";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { Field } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import type { Declared } from "../content/content-fields";
import { TableBox } from "../ui/table-box";
import { CountInput } from "./count-input";
import { eventOfficeTexts } from "./texts";
import { scoredIn, TimelineEditor } from "./timeline-editor";

type ResultEditorProps = {
	planned: PlannedEvent;
	result: SheetResult;
	onChange: (part: Partial<SheetResult>) => void;
};

/** Halves, quarters or games with their scores, and what happened in them. */
export function ResultEditor({ planned, result, onChange }: ResultEditorProps) {
	const { result: t, ...shared } = useTexts(eventOfficeTexts);
	const { division } = planned.plan;
	const sport = sportOf(division);
	const { periods, scoring } = result;
	const score = scoreOf(result);
	const setPeriod = (place: number, part: Partial<SheetResult["periods"][number]>) =>
		onChange({ periods: periods.map((period, at) => (at === place ? { ...period, ...part } : period)) });
	const told = scoredIn(result.timeline, sport);
	const isTold = told.us === score.us && told.them === score.them;
	return (
		<>
			<section className="office-panel office-stack">
				<header>
					<h2>{t.title}</h2>
					<b className="display event-score tabular" role="status">
						{score.us}–{score.them}
					</b>
				</header>
				<TableBox label={t.title}>
					<table className="office-table event-periods">
						<thead>
							<tr>
								<th scope="col">{t.period}</th>
								<th scope="col">{t.periodEn}</th>
								<th scope="col">{club.shortName}</th>
								<th scope="col">{shared.opponentTitle}</th>
								{scoring === "series" && <th scope="col">{t.winner}</th>}
							</tr>
						</thead>
						<tbody>
							{periods.map((period, place) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: periods have no identity but their place
								<tr key={place}>
									<td>
										<Field
											label={t.periodName(place + 1)}
											hideLabel
											maxLength={60}
											value={period.label.id}
											onChange={({ target }) =>
												setPeriod(place, { label: { ...period.label, id: target.value } })
											}
										/>
									</td>
									<td>
										<Field
											label={`${t.periodName(place + 1)} (${shared.english})`}
											hideLabel
											lang="en"
											maxLength={60}
											value={period.label.en ?? ""}
											onChange={({ target }) =>
												setPeriod(place, { label: { ...period.label, en: target.value || undefined } })
											}
										/>
									</td>
									<td>
										<CountInput
											label={`${period.label.id}, ${club.shortName}`}
											value={period.us}
											onChange={(us) => setPeriod(place, { us })}
										/>
									</td>
									<td>
										<CountInput
											label={`${period.label.id}, ${shared.opponentTitle}`}
											value={period.them}
											onChange={(them) => setPeriod(place, { them })}
										/>
									</td>
									{scoring === "series" && (
										<td>
											<Select
												label={`${t.winner}, ${period.label.id}`}
												hideLabel
												value={period.winner ?? ""}
												onChange={({ target }) =>
													setPeriod(place, {
														winner: (target.value || undefined) as "us" | "them" | undefined,
													})
												}
												options={[
													{ value: "", label: t.unfinished },
													{ value: "us", label: club.shortName },
													{ value: "them", label: shared.opponentTitle },
												]}
											/>
										</td>
									)}
								</tr>
							))}
						</tbody>
					</table>
				</TableBox>
				<p className="button-row flow gap-3">
					<Button
						size="small"
						variant="ghost"
						disabled={periods.length >= 12}
						onClick={() =>
							onChange({
								periods: [...periods, { label: periodLabel(sport, periods.length), us: 0, them: 0 }],
							})
						}
					>
						{t.addPeriod}
					</Button>
					{periods.length > 1 && (
						<Button
							size="small"
							variant="ghost"
							onClick={() =>
								onChange({
									periods: periods.slice(0, -1),
									timeline: result.timeline.filter(({ period }) => period < periods.length - 1),
								})
							}
						>
							{t.removePeriod}
						</Button>
					)}
				</p>
				<div className="field-grid stack gap-4">
					{scoring === "series" ? (
						<Select
							label={t.bestOf}
							value={String(result.bestOf ?? 3)}
							onChange={({ target }) => onChange({ bestOf: Number(target.value) })}
							options={["1", "3", "5", "7"].map((value) => ({ value, label: value }))}
						/>
					) : (
						sport.rules.hasShootout && <Shootout result={result} onChange={onChange} />
					)}
				</div>
				{sport.rules.tellsEveryScore && !isTold && result.timeline.length > 0 && (
					<Note>{t.goalsDiffer(`${told.us}–${told.them}`, `${score.us}–${score.them}`)}</Note>
				)}
			</section>
			<TimelineEditor planned={planned} division={division} result={result} onChange={onChange} />
		</>
	);
}

function Shootout({ result: { shootout }, onChange }: Pick<ResultEditorProps, "result" | "onChange">) {
	const { result: t, ...shared } = useTexts(eventOfficeTexts);
	const set = (part: { us?: number; them?: number }) => {
		const next = { us: 0, them: 0, ...shootout, ...part };
		onChange({ shootout: next.us + next.them > 0 ? next : undefined });
	};
	return (
		<>
			<CountInput
				label={`${t.shootout}, ${club.shortName}`}
				isLabelled
				value={shootout?.us ?? 0}
				onChange={(us) => set({ us })}
			/>
			<CountInput
				label={`${t.shootout}, ${shared.opponentTitle}`}
				isLabelled
				value={shootout?.them ?? 0}
				onChange={(them) => set({ them })}
			/>
		</>
	);
}

export function useResultFields(): Declared<SheetResult> {
	const { result: t, timeline } = useTexts(eventOfficeTexts);
	const score = ({ us, them }: { us: number; them: number }) => `${us}–${them}`;
	return {
		scoring: { label: t.title },
		bestOf: { label: t.bestOf },
		periods: {
			label: t.period,
			write: (periods) =>
				periods.map((each) => [each.label.id, score(each), each.winner].filter(Boolean).join(" ")).join("\n"),
		},
		shootout: { label: t.shootout, write: (shootout) => (shootout ? score(shootout) : "–") },
		timeline: {
			label: timeline.title,
			write: (told) =>
				told
					.map(({ at, kind, side, player }) => [at, kind, player?.name ?? side].filter(Boolean).join(" "))
					.join("\n"),
		},
	};
}
