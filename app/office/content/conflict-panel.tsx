import { club } from "../../../club/profile";
import { formatDateTime } from "../../platform/words/dates";
import {
	type Language,
	type Localized,
	localize,
	useLanguage,
	useTexts,
} from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button } from "../../ui/button";
import { WordDifference } from "../ui/word-difference";
import type { Declared, FieldSpec, Values } from "./content-fields";
import { isSame, writeValue } from "./merge-content";
import { contentTexts } from "./texts";
import type { Edited, Saved } from "./use-edited";
import "./content.css";

type ConflictPanelProps<Content extends object, Found extends Saved<Content>> = {
	edited: Pick<Edited<Content, Found>, "conflict" | "content" | "takeTheirs" | "takeAllTheirs">;
	fields: Declared<Content>;
};

/** Edit conflict: who saved meanwhile, what they changed, and the difference where both edited. */
export function ConflictPanel<Content extends object, Found extends Saved<Content>>({
	edited,
	fields,
}: ConflictPanelProps<Content, Found>) {
	const { conflict: t } = useTexts(contentTexts);
	const language = useLanguage();
	if (!edited.conflict) return null;
	const { before, theirs, disputed } = edited.conflict;
	const at = theirs.changedAt ? formatDateTime(theirs.changedAt, "day", language, club.timeZone) : "";
	const changed = (Object.keys(fields) as (keyof Content & string)[]).filter(
		(name) => !isSame(before[name], theirs.content[name]),
	);
	const labelOf = (name: keyof Content) => {
		const { label } = fields[name];
		return typeof label === "string" ? label : localize(label, language);
	};
	const write = (name: keyof Content, content: Content) => {
		const field = fields[name];
		if (field.write) return field.write(content[name]);
		return "type" in field
			? writeField(field as FieldSpec, content[name], content as Values, language)
			: writeValue(content[name]);
	};
	return (
		<section className="office-panel content-conflict stack gap-3" role="alert">
			<h2>{t.title(theirs.changedBy ?? t.somebody)}</h2>
			<p>
				{at && `${t.at(at)} `}
				{disputed.length > 0 ? t.text : t.none}
			</p>
			<table className="office-table">
				<thead>
					<tr>
						<th scope="col">{t.part}</th>
						<th scope="col">{t.change}</th>
					</tr>
				</thead>
				<tbody>
					{changed.map((name) => (
						<tr key={name}>
							<th scope="row">{labelOf(name)}</th>
							<td>
								{disputed.includes(name) ? (
									<div className="stack gap-1">
										<WordDifference
											before={write(name, theirs.content)}
											after={write(name, edited.content)}
										/>
										<p>
											<Button size="small" variant="ghost" onClick={() => edited.takeTheirs(name)}>
												{t.take}
												<span className="visually-hidden">: {labelOf(name)}</span>
											</Button>
										</p>
									</div>
								) : (
									write(name, theirs.content)
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p>
				<Button size="small" variant="ghost" onClick={edited.takeAllTheirs}>
					{t.takeAll}
				</Button>
			</p>
		</section>
	);
}

/** As the form shows it. */
function writeField(spec: FieldSpec, value: unknown, content: Values, language: Language): string {
	if (value === null || value === undefined) return writeValue(value);
	if (spec.type === "words") {
		const { id, en } = value as Localized;
		return [id, en].filter(Boolean).join(" / ");
	}
	if (spec.type === "rupiah" && !spec.isPlain && typeof value === "number") return formatRupiah(value);
	if (spec.type === "moment") return formatDateTime(String(value), "day", language, club.timeZone);
	const option =
		spec.type === "choice" ? spec.options(content).find((one) => one.value === value) : undefined;
	return option ? localize(option.label, language) : writeValue(value);
}
