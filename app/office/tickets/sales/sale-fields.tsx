import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatCount } from "../../../platform/words/numbers";
import { ticketChoices } from "../../../tickets/buying/ticket-choices";
import { mostStandBlocks, stands } from "../../../tickets/sections/stands";
import { venueKinds } from "../../../tickets/venue-map/lay-out-venue";
import { Select } from "../../../ui/fields/select";
import { CountInput } from "../../events/count-input";
import { MomentField } from "../../ui/moment-field";
import { ticketOfficeTexts } from "../texts";
import { BlockMap } from "./block-map";
import { makingTexts } from "./making-texts";
import type { SaleDraft } from "./sale-draft";

type SaleFieldsProps = {
	draft: SaleDraft;
	onChange: (part: Partial<SaleDraft>) => void;
	timeZone: string;
	isTried: boolean;
	errorOf: (field: string) => string | undefined;
};

/** From when and until when tickets can be bought, and what holds for them afterwards. */
export function SaleTimes({ draft, onChange, timeZone, isTried, errorOf }: SaleFieldsProps) {
	const t = useTexts(makingTexts);
	const shared = useTexts(ticketOfficeTexts);
	const language = useLanguage();
	return (
		<>
			{timeNames.map((name) => (
				<MomentField
					key={name}
					label={shared[name]}
					required={name !== "membersOpenAt"}
					hint={name === "membersOpenAt" ? t.membersHint : undefined}
					timeZone={timeZone}
					value={draft[name]}
					onChange={(at) => onChange({ [name]: at })}
					error={
						errorOf(name) ??
						(isTried && name !== "membersOpenAt" && !draft[name] ? shared.momentMissing : undefined)
					}
				/>
			))}
			<h3 className="field-label">{t.deadlines}</h3>
			{deadlines.map(([name, text]) => (
				<div key={name} className="sale-minutes stack">
					<CountInput
						label={t[text]}
						isLabelled
						most={name === "offerMinutes" ? 10_080 : 43_200}
						least={name === "offerMinutes" ? 1 : 0}
						value={draft[name]}
						onChange={(minutes) => onChange({ [name]: minutes })}
					/>
					<small>{t.hours(formatCount(Math.round(draft[name] / 6) / 10, language))}</small>
				</div>
			))}
			<div className="sale-minutes stack">
				<CountInput
					label={t.perMember}
					isLabelled
					most={50}
					least={1}
					value={draft.perMemberLimit}
					onChange={(perMemberLimit) => onChange({ perMemberLimit })}
				/>
				<small>{t.perMemberHint}</small>
			</div>
			<Select
				label={t.unanswered}
				value={draft.unanswered}
				onChange={({ target }) => onChange({ unanswered: target.value as SaleDraft["unanswered"] })}
				options={ticketChoices.map((value) => ({ value, label: t.answers[value] }))}
			/>
		</>
	);
}

type DrawingFieldsProps = Pick<SaleFieldsProps, "draft" | "onChange" | "errorOf"> & {
	sections: Parameters<typeof BlockMap>[0]["sections"];
};

/** How many blocks each side has, and what that looks like. */
export function DrawingFields({ draft, onChange, errorOf, sections }: DrawingFieldsProps) {
	const t = useTexts(makingTexts);
	const { blocks } = draft;
	const faults = stands.flatMap((stand) => {
		const fault = errorOf(`blocks.${stand}`);
		return fault ? [{ stand, fault }] : [];
	});
	return (
		<>
			<Select
				label={t.kind}
				value={draft.venueKind}
				onChange={({ target }) => onChange({ venueKind: target.value as SaleDraft["venueKind"] })}
				options={venueKinds.map((value) => ({ value, label: t.kinds[value] }))}
			/>
			<div className="sale-blocks">
				{stands.map((stand) => (
					<CountInput
						key={stand}
						label={t.stands[stand]}
						isLabelled
						most={mostStandBlocks}
						value={blocks[stand]}
						onChange={(count) => onChange({ blocks: { ...blocks, [stand]: count } })}
					/>
				))}
			</div>
			{faults.map(({ stand, fault }) => (
				<p key={stand} className="sale-fault" role="alert">
					{t.stands[stand]}: {fault}
				</p>
			))}
			<p>
				<small>{t.drawingHint}</small>
			</p>
			<BlockMap kind={draft.venueKind} blocks={blocks} sections={sections} />
		</>
	);
}

const timeNames = ["membersOpenAt", "opensAt", "closesAt"] as const;
const deadlines = [
	["returnEndsMinutes", "returnEnds"],
	["transferEndsMinutes", "transferEnds"],
	["offerMinutes", "offerMinutes"],
] as const;
