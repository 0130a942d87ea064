import { useState } from "react";
import { useTexts } from "../../../platform/words/language";
import { formatCount } from "../../../platform/words/numbers";
import { readRupiah } from "../../../platform/words/read-rupiah";
import type { PromoPrice } from "../../../tickets/promos/promo-price";
import { changePromo, createPromo } from "../../../tickets/selling/contract";
import { Field } from "../../../ui/fields/field";
import { Select } from "../../../ui/fields/select";
import { useChange } from "../../read";
import { EditDialog, thenClose } from "../../ui/edit-dialog";
import { MomentField } from "../../ui/moment-field";
import { NumberField } from "../../ui/number-field";
import { ticketOfficeTexts } from "../texts";
import type { StaffPromo } from "./promo-list";
import type { StaffSale } from "./sale-screen";
import { SectionBoxes } from "./section-boxes";

type PromoDialogProps = { sale: StaffSale; promo: StaffPromo | null; onClose: () => void };
type RuleKind = PromoPrice["kind"];

export function PromoDialog({ sale, promo, onClose }: PromoDialogProps) {
	const { promo: t, ...shared } = useTexts(ticketOfficeTexts);
	const create = useChange(createPromo);
	const change = useChange(changePromo);
	const [isTried, setTried] = useState(false);
	const [slug, setSlug] = useState(promo?.slug ?? "");
	const [label, setLabel] = useState({ id: promo?.label.id ?? "", en: promo?.label.en ?? "" });
	const [kind, setKind] = useState<RuleKind>(promo?.price.kind ?? "percent-off");
	const [value, setValue] = useState(promo ? typedValueOf(promo.price) : "");
	const [sections, setSections] = useState<readonly string[]>(promo?.sections ?? []);
	const [opensAt, setOpensAt] = useState<string | null>(promo?.opensAt ?? sale.opensAt);
	const [closesAt, setClosesAt] = useState<string | null>(promo?.closesAt ?? sale.closesAt);
	const [quota, setQuota] = useState(String(promo?.quota ?? 50));
	const { timeZone } = sale.event.venue;
	const asked = promo ? change : create;
	const faults = asked.error?.body.errors ?? {};
	const amount = readRupiah(value);
	const limit = readRupiah(quota);

	const save = () => {
		setTried(true);
		if (amount === null || limit === null || !opensAt || !closesAt) return;
		const fields = {
			label: { id: label.id, ...(label.en.trim() && { en: label.en }) },
			price: ruleOf(kind, amount),
			sections: [...sections],
			opensAt,
			closesAt,
			quota: limit,
		};
		const done = thenClose(shared.saved, onClose);
		if (promo) change.mutate({ id: promo.id, ...fields }, done);
		else create.mutate({ event: sale.event.slug, slug, ...fields }, done);
	};
	const errorOf = (field: string) => faults[field]?.[0];
	return (
		<EditDialog
			title={promo ? shared.editPromo : shared.addPromo}
			isWide
			saving={asked}
			shownAtFields={["promo.slug_taken"]}
			onSave={save}
			onClose={onClose}
		>
			<div className="field-grid stack gap-4">
				<Field
					label={t.label}
					required
					maxLength={80}
					value={label.id}
					onChange={({ target }) => setLabel({ ...label, id: target.value })}
					error={errorOf("label.id") ?? errorOf("label")}
				/>
				<Field
					label={t.labelEn}
					maxLength={80}
					value={label.en}
					onChange={({ target }) => setLabel({ ...label, en: target.value })}
				/>
				{!promo && (
					<Field
						className="field-wide"
						label={t.slug}
						hint={t.slugHint}
						required
						maxLength={80}
						value={slug}
						onChange={({ target }) => setSlug(target.value)}
						error={
							errorOf("slug") ??
							(create.error?.body.error === "promo.slug_taken" ? create.error.message : undefined)
						}
					/>
				)}
				<Select
					label={t.rule}
					value={kind}
					onChange={({ target }) => setKind(target.value as RuleKind)}
					options={Object.entries(t.rules).map(([value, label]) => ({ value, label }))}
				/>
				<NumberField
					of={kind === "percent-off" ? "count" : "rupiah"}
					label={kind === "percent-off" ? t.percent : t.amount}
					required
					isTried={isTried}
					value={value}
					onChange={setValue}
					error={errorOf("price.percent") ?? errorOf("price")}
				/>
				<MomentField
					label={t.opensAt}
					required
					timeZone={timeZone}
					value={opensAt}
					onChange={setOpensAt}
					error={isTried && !opensAt ? shared.momentMissing : undefined}
				/>
				<MomentField
					label={t.closesAt}
					required
					timeZone={timeZone}
					value={closesAt}
					onChange={setClosesAt}
					error={errorOf("closesAt") ?? (isTried && !closesAt ? shared.momentMissing : undefined)}
				/>
				<NumberField
					of="count"
					label={t.quota}
					required
					isTried={isTried}
					value={quota}
					onChange={setQuota}
					error={
						errorOf("quota") ??
						(change.error?.body.error === "promo.quota_too_small" ? change.error.message : undefined)
					}
				/>
			</div>
			<SectionBoxes
				label={t.sections}
				sections={sale.sections}
				chosen={sections}
				onChange={setSections}
				error={errorOf("sections") && shared.change.chooseSection}
			/>
		</EditDialog>
	);
}

const typedValueOf = (rule: PromoPrice) =>
	rule.kind === "percent-off"
		? String(rule.percent)
		: formatCount(rule.kind === "fixed" ? rule.price : rule.amount, "id");

function ruleOf(kind: RuleKind, value: number): PromoPrice {
	if (kind === "percent-off") return { kind, percent: value };
	return kind === "fixed" ? { kind, price: value } : { kind, amount: value };
}
