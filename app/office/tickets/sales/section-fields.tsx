import type { ReactNode } from "react";
import { useTexts } from "../../../platform/words/language";
import { readRupiah } from "../../../platform/words/read-rupiah";
import { Note } from "../../../ui/feedback/note";
import { Checkbox } from "../../../ui/fields/checkbox";
import { Field } from "../../../ui/fields/field";
import { OptionCard, OptionGroup } from "../../../ui/fields/option-card";
import { Select } from "../../../ui/fields/select";
import { NumberField } from "../../ui/number-field";
import { RupiahField } from "../../ui/rupiah-field";
import { ticketOfficeTexts } from "../texts";
import { BlockMap, useBlockName } from "./block-map";
import { listFreeBlocks } from "./free-blocks";
import { makingTexts } from "./making-texts";
import { RowsEditor } from "./rows-editor";
import type { StaffSale } from "./sale-screen";
import type { SectionDraft } from "./section-draft";

type SectionFieldsProps = {
	sale: StaffSale;
	draft: SectionDraft;
	onChange: (part: Partial<SectionDraft>) => void;
	/** The section's own block, which is free for it. */
	ownKey?: string;
	/** Whether someone has tried to save. */
	isTried: boolean;
	errorOf: (field: string) => string | undefined;
	quotaHint?: string;
	/** Said below the price. */
	priceNote?: ReactNode;
	/** Free seating can no longer become numbered, nor the other way round. */
	isSeatingFixed: boolean;
};

/** All of a section: where on the map, for how much, and how people sit. */
export function SectionFields(props: SectionFieldsProps) {
	const { sale, draft, onChange, ownKey, isTried, errorOf, quotaHint, priceNote, isSeatingFixed } = props;
	const { section: t, ...making } = useTexts(makingTexts);
	const shared = useTexts(ticketOfficeTexts);
	const nameOf = useBlockName();
	const free = listFreeBlocks(sale, ownKey);
	return (
		<>
			<BlockMap
				kind={sale.plan.venueKind}
				blocks={sale.plan.blocks}
				sections={sale.sections.filter(({ key }) => key !== ownKey)}
				chosen={draft.key}
				canChoose={(key) => free.includes(key)}
				onChoose={(key) => onChange({ key })}
			/>
			<div className="field-grid stack gap-4">
				<Select
					label={t.block}
					required
					placeholder={t.chooseBlock}
					value={draft.key}
					onChange={({ target }) => onChange({ key: target.value })}
					options={free.map((key) => ({ value: key, label: nameOf(key) }))}
					error={errorOf("key") ?? (isTried && !draft.key ? t.blockMissing : undefined)}
					hint={free.length === 0 ? making.noBlocks : undefined}
				/>
				<Field
					label={shared.gate}
					hint={t.gateHint}
					required
					maxLength={20}
					value={draft.gate}
					onChange={({ target }) => onChange({ gate: target.value })}
					error={errorOf("gate")}
				/>
				<Field
					label={t.name}
					required
					maxLength={80}
					value={draft.name}
					onChange={({ target }) => onChange({ name: target.value })}
					error={errorOf("label.id")}
				/>
				<Field
					label={t.nameEn}
					lang="en"
					maxLength={80}
					value={draft.nameEn}
					onChange={({ target }) => onChange({ nameEn: target.value })}
					error={errorOf("label.en")}
				/>
				<RupiahField
					label={shared.price}
					required
					value={draft.price}
					onChange={(price) => onChange({ price })}
					error={
						errorOf("price") ??
						(isTried && readRupiah(draft.price) === null ? shared.priceUnclear : undefined)
					}
				/>
				<NumberField
					of="count"
					label={shared.limit}
					required
					isTried={isTried}
					value={draft.limit}
					onChange={(limit) => onChange({ limit })}
					error={errorOf("perMemberLimit")}
				/>
			</div>
			{priceNote}
			<OptionGroup legend={t.seating}>
				{(["free", "numbered"] as const).map((kind) => (
					<OptionCard
						key={kind}
						name="seating"
						label={t[kind]}
						hint={kind === "free" ? t.freeHint : t.numberedHint}
						checked={draft.seating === kind}
						disabled={isSeatingFixed && draft.seating !== kind}
						onChange={() => onChange({ seating: kind })}
					/>
				))}
			</OptionGroup>
			{isSeatingFixed && <Note>{t.fixed}</Note>}
			{draft.seating === "free" ? (
				<NumberField
					of="count"
					label={shared.quota}
					required
					isTried={isTried}
					hint={quotaHint}
					value={draft.quota}
					onChange={(quota) => onChange({ quota })}
					error={errorOf("seating.quota")}
				/>
			) : (
				<RowsEditor
					rows={draft.rows}
					onChange={(rows) => onChange({ rows })}
					isTried={isTried}
					errorOf={errorOf}
				/>
			)}
			<div className="field-grid stack gap-4">
				<Field
					label={t.note}
					maxLength={200}
					value={draft.note}
					onChange={({ target }) => onChange({ note: target.value })}
					error={errorOf("note.id")}
				/>
				<Field
					label={t.noteEn}
					lang="en"
					maxLength={200}
					disabled={!draft.note.trim()}
					value={draft.noteEn}
					onChange={({ target }) => onChange({ noteEn: target.value })}
					error={errorOf("note.en")}
				/>
			</div>
			<Checkbox
				label={t.shaded}
				checked={draft.isShaded}
				onChange={({ target }) => onChange({ isShaded: target.checked })}
			/>
		</>
	);
}
