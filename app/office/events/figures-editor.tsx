import { Trash2 } from "lucide-react";
import { club } from "../../../club/profile";
import type { MatchFigure } from "../../matches/match-centre/match";
import type { EventPlan } from "../../matches/planning/event-plan";
import type { SheetFigures } from "../../matches/planning/sheet-parts";
import { matchFigure } from "../../matches/sports/sport";
import { sportOf } from "../../matches/sports/sport-of";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/fields/checkbox";
import { Field } from "../../ui/fields/field";
import { IconButton } from "../../ui/icon-button";
import type { Declared } from "../content/content-fields";
import { TableBox } from "../ui/table-box";
import { CountInput } from "./count-input";
import { eventOfficeTexts } from "./texts";

type FiguresEditorProps = {
	plan: EventPlan;
	figures: SheetFigures;
	onChange: (figures: SheetFigures) => void;
};

export function FiguresEditor({ plan, figures, onChange }: FiguresEditorProps) {
	const { figures: t, ...shared } = useTexts(eventOfficeTexts);
	const set = (place: number, part: Partial<MatchFigure>) =>
		onChange(figures.map((one, at) => (at === place ? { ...one, ...part } : one)));
	return (
		<section className="office-panel office-stack">
			<h2>{t.title}</h2>
			{figures.length === 0 ? (
				<p>
					<Button
						size="small"
						variant="ghost"
						onClick={() => onChange([...sportOf(plan.division).figures.match])}
					>
						{t.usual}
					</Button>
				</p>
			) : (
				<TableBox label={t.title}>
					<table className="office-table event-periods">
						<thead>
							<tr>
								<th scope="col">{t.label}</th>
								<th scope="col">{`${t.label} (${shared.english})`}</th>
								<th scope="col">{club.shortName}</th>
								<th scope="col">{shared.opponentTitle}</th>
								<th scope="col">%</th>
								<th scope="col">
									<span className="visually-hidden">{t.remove}</span>
								</th>
							</tr>
						</thead>
						<tbody>
							{figures.map((one, place) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: figures have no identity but their place
								<tr key={place}>
									<td>
										<Field
											label={`${t.label} ${place + 1}`}
											hideLabel
											maxLength={60}
											value={one.label.id}
											onChange={({ target }) => set(place, { label: { ...one.label, id: target.value } })}
										/>
									</td>
									<td>
										<Field
											label={`${t.label} ${place + 1} (${shared.english})`}
											hideLabel
											lang="en"
											maxLength={60}
											value={one.label.en ?? ""}
											onChange={({ target }) =>
												set(place, { label: { ...one.label, en: target.value || undefined } })
											}
										/>
									</td>
									{(["us", "them"] as const).map((side) => (
										<td key={side}>
											<CountInput
												label={`${one.label.id}, ${side === "us" ? club.shortName : shared.opponentTitle}`}
												most={9_999}
												value={one[side]}
												onChange={(value) => set(place, { [side]: value })}
											/>
										</td>
									))}
									<td>
										<Checkbox
											label={<span className="visually-hidden">{`% ${one.label.id}`}</span>}
											checked={one.unit === "%"}
											onChange={({ target }) => set(place, { unit: target.checked ? "%" : undefined })}
										/>
									</td>
									<td>
										<IconButton
											icon={Trash2}
											label={`${t.remove} ${one.label.id}`}
											onClick={() => onChange(figures.filter((_, at) => at !== place))}
										/>
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</TableBox>
			)}
			<p>
				<Button
					size="small"
					variant="ghost"
					disabled={figures.length >= 30}
					onClick={() => onChange([...figures, matchFigure("", "")])}
				>
					{t.add}
				</Button>
			</p>
		</section>
	);
}

export function useFiguresFields(): Declared<{ figures: SheetFigures }> {
	const { figures: t } = useTexts(eventOfficeTexts);
	const write = (figures: SheetFigures) =>
		figures.map(({ label, us, them, unit = "" }) => `${label.id} ${us}${unit}–${them}${unit}`).join("\n");
	return { figures: { label: t.title, write } };
}
