import { type staffVoucher, type VoucherContent, voucherContentOf } from "../../orders/vouchers/contract";
import { voucherEffects } from "../../orders/vouchers/voucher-rules";
import type { AnswerOf } from "../../platform/http/contract";
import { useTexts } from "../../platform/words/language";
import { Select } from "../../ui/fields/select";
import type { FieldProps, Fields, Values, Words } from "../content/content-fields";
import { ContentNumberField } from "../content/fields/number-field";
import type { Saved } from "../content/use-edited";
import { storeOfficeTexts } from "./texts";

const { id, en } = storeOfficeTexts;
type TextName = {
	[Name in keyof typeof id.voucher]: (typeof id.voucher)[Name] extends string ? Name : never;
};
const words = (name: TextName[keyof TextName]): Words => ({ id: id.voucher[name], en: en.voucher[name] });
const hint = words("noLimit");
const effects = () =>
	voucherEffects.map((value) => ({
		value,
		label: { id: id.voucher.effects[value], en: en.voucher.effects[value] },
	}));

/** All that is edited of a voucher, in the order of its form. */
export const voucherFields: Fields<VoucherContent> = {
	title: { type: "words", longest: 120, label: words("name") },
	effect: { type: "choice", options: effects, label: words("effect") },
	value: {
		type: "own",
		field: ValueField,
		when: ({ effect }) => effect !== "free_shipping",
		label: words("value"),
	},
	most: {
		type: "rupiah",
		optional: true,
		hint,
		when: ({ effect }) => effect !== "amount",
		label: words("most"),
	},
	minimum: { type: "rupiah", optional: true, label: words("minimum") },
	scope: { type: "own", field: ScopeField, label: words("scope") },
	startsAt: { type: "moment", optional: true, label: words("startsAt") },
	endsAt: { type: "moment", optional: true, hint, label: words("endsAt") },
	perMember: { type: "number", optional: true, hint, label: words("perMember") },
	uses: { type: "number", optional: true, hint, label: words("uses") },
	budget: { type: "rupiah", optional: true, hint, label: words("budget") },
};

function ValueField({ value, onChange, faultOf, content }: FieldProps<"own">) {
	const { voucher: t } = useTexts(storeOfficeTexts);
	const isPercent = content.effect === "percent";
	return (
		<ContentNumberField
			key={String(isPercent)}
			of={isPercent ? "count" : "rupiah"}
			{...(!isPercent && { prefix: "Rp" })}
			label={isPercent ? t.percent : t.amount}
			required
			value={value}
			onChange={onChange}
			error={faultOf()}
		/>
	);
}

const scopes = ["all", "goods", "ticket"] as const;

/** A choice of kinds; categories or products that were chosen through the API stay. */
function ScopeField({ label, value, onChange }: FieldProps<"own">) {
	const { voucher: t } = useTexts(storeOfficeTexts);
	const { kinds, ...rest } = value as VoucherContent["scope"];
	return (
		<Select
			label={label}
			value={kinds?.[0] ?? "all"}
			onChange={({ target }) => onChange(target.value === "all" ? rest : { ...rest, kinds: [target.value] })}
			options={scopes.map((value) => ({ value, label: t.scopes[value] }))}
		/>
	);
}

export const emptyVoucher = (): Record<keyof VoucherContent, unknown> => ({
	title: { id: "" },
	effect: "percent",
	value: null,
	most: null,
	minimum: null,
	scope: {},
	startsAt: new Date().toISOString(),
	endsAt: null,
	perMember: null,
	uses: null,
	budget: null,
});

export type OpenedVoucher = AnswerOf<typeof staffVoucher>;

export const toSavedVoucher = (voucher: OpenedVoucher): Saved<Values> => ({
	...voucher,
	content: { ...voucherContentOf(voucher), minimum: voucher.minimum || null },
});

/** As it is sent: an emptied start stays as it was, and an emptied amount is a zero. */
export const toVoucher = ({ startsAt, ...content }: Values) =>
	({
		...content,
		...(startsAt !== null && { startsAt }),
		value: content.value ?? 0,
		minimum: content.minimum ?? 0,
	}) as Omit<VoucherContent, "startsAt"> & { startsAt?: string };
