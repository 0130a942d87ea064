import { type FormEvent, useState } from "react";
import { useTexts } from "../../../platform/words/language";
import { type ChangeKind, changeKinds } from "../../../tickets/changes/change-kinds";
import { Button } from "../../../ui/button";
import { TextAreaField } from "../../../ui/fields/field";
import { Select } from "../../../ui/fields/select";
import { MomentField } from "../../ui/moment-field";
import type { StaffSale } from "../sales/sale-screen";
import { SectionBoxes } from "../sales/section-boxes";
import { ticketOfficeTexts } from "../texts";
import type { ChangeWish } from "./change-screen";

type ChangeFormProps = {
	sale: StaffSale;
	faults: Record<string, string[]> | undefined;
	isChecking: boolean;
	onCheck: (wish: ChangeWish) => void;
	/** What was checked no longer holds. */
	onEdit: () => void;
};

const threeDays = 3 * 86_400_000;

export function ChangeForm({ sale, faults, isChecking, onCheck, onEdit }: ChangeFormProps) {
	const { change: t, ...shared } = useTexts(ticketOfficeTexts);
	const { slug, venue, startsAt: kickOff } = sale.event;
	const [kind, setKind] = useState<ChangeKind>("postponed");
	const [startsAt, setStartsAt] = useState<string | null>(kickOff);
	const [place, setPlace] = useState(sale.venue);
	const [sections, setSections] = useState<readonly string[]>([]);
	const [answerBy, setAnswerBy] = useState<string | null>(() =>
		new Date(Date.now() + threeDays).toISOString(),
	);
	const [note, setNote] = useState({ id: "", en: "" });
	const [isTried, setTried] = useState(false);
	const check = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (!answerBy || (kind === "stand_closed" && sections.length === 0)) return;
		onCheck({
			event: slug,
			kind,
			answerBy,
			...(kind === "moved" && startsAt && startsAt !== kickOff && { startsAt }),
			...(kind === "moved" && place !== sale.venue && { venue: place }),
			...(kind === "stand_closed" && { sections: [...sections] }),
			...(note.id.trim() && { note: { id: note.id, ...(note.en.trim() && { en: note.en }) } }),
		});
	};
	const errorOf = (field: string) => faults?.[field]?.[0];
	return (
		<form
			className="office-panel office-stack"
			noValidate
			onSubmit={check}
			onInput={onEdit}
			onChange={onEdit}
		>
			<p>{t.intro}</p>
			<Select
				label={t.kind}
				value={kind}
				onChange={({ target }) => setKind(target.value as ChangeKind)}
				options={changeKinds.map((value) => ({ value, label: t.kinds[value] }))}
			/>
			{kind === "moved" && (
				<div className="field-grid stack gap-4">
					<MomentField
						label={t.startsAt}
						timeZone={venue.timeZone}
						value={startsAt}
						onChange={setStartsAt}
						error={errorOf("startsAt")}
					/>
					<Select
						label={t.venue}
						value={place}
						onChange={({ target }) => setPlace(target.value)}
						options={sale.venues.map(({ slug, name }) => ({ value: slug, label: name }))}
						error={errorOf("venue")}
					/>
				</div>
			)}
			{kind === "stand_closed" && (
				<SectionBoxes
					label={t.sections}
					sections={sale.sections.filter(({ isClosed }) => !isClosed)}
					chosen={sections}
					onChange={setSections}
					error={errorOf("sections") ?? (isTried && sections.length === 0 ? t.chooseSection : undefined)}
				/>
			)}
			<MomentField
				label={t.answerBy}
				required
				timeZone={venue.timeZone}
				value={answerBy}
				onChange={setAnswerBy}
				error={errorOf("answerBy") ?? (isTried && !answerBy ? shared.momentMissing : undefined)}
			/>
			<div className="field-grid stack gap-4">
				<TextAreaField
					label={t.note}
					hint={t.noteHint}
					rows={2}
					maxLength={300}
					value={note.id}
					onChange={({ target }) => setNote({ ...note, id: target.value })}
				/>
				<TextAreaField
					label={t.noteEn}
					rows={2}
					maxLength={300}
					value={note.en}
					onChange={({ target }) => setNote({ ...note, en: target.value })}
				/>
			</div>
			<Button type="submit" variant="ghost" loading={isChecking}>
				{t.check}
			</Button>
		</form>
	);
}
