import { useState } from "react";
import { club } from "../../../club/profile";
import { changeVoucher, createVoucher, type StaffVoucher } from "../../orders/vouchers/contract";
import {
	type VoucherEffect,
	type VoucherWay,
	voucherEffects,
	voucherWays,
} from "../../orders/vouchers/voucher-rules";
import { showSuccess } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { formatCount } from "../../platform/words/numbers";
import { readRupiah } from "../../platform/words/read-rupiah";
import { Field } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { useChange } from "../read";
import { EditDialog } from "../ui/edit-dialog";
import { MomentField } from "../ui/moment-field";
import { NumberField } from "../ui/number-field";
import { storeOfficeTexts } from "./texts";

type VoucherDialogProps = {
	/** Null for a new one. */
	voucher: StaffVoucher | null;
	onClose: () => void;
	onSaved?: (id: string) => void;
};

type ScopeKind = "all" | "goods" | "ticket";
const sum = (amount: number | null | undefined) => (amount ? formatCount(amount, "id") : "");

export function VoucherDialog({ voucher, onClose, onSaved }: VoucherDialogProps) {
	const { voucher: t, ...shared } = useTexts(storeOfficeTexts);
	const create = useChange(createVoucher);
	const change = useChange(changeVoucher);
	const [way, setWay] = useState<VoucherWay>(voucher?.way ?? "code");
	const [effect, setEffect] = useState<VoucherEffect>(voucher?.effect ?? "percent");
	const [scope, setScope] = useState<ScopeKind>(voucher?.scope.kinds?.[0] ?? "all");
	const [startsAt, setStartsAt] = useState<string | null>(voucher?.startsAt ?? new Date().toISOString());
	const [endsAt, setEndsAt] = useState<string | null>(voucher?.endsAt ?? null);
	const [draft, setDraft] = useState({
		code: voucher?.code ?? "",
		titleId: voucher?.title.id ?? "",
		titleEn: voucher?.title.en ?? "",
		value: sum(voucher?.value),
		most: sum(voucher?.most),
		minimum: sum(voucher?.minimum),
		perMember: sum(voucher?.perMember),
		uses: sum(voucher?.uses?.size),
		budget: sum(voucher?.budget?.size),
	});
	const [isTried, setTried] = useState(false);
	const asked = voucher ? change : create;
	const faults = asked.error?.body.errors;
	const refused = asked.error?.body.error;
	const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
	const read = (name: keyof typeof draft) => (draft[name].trim() ? readRupiah(draft[name]) : undefined);
	const isUnclear = (name: keyof typeof draft) => read(name) === null;

	const save = () => {
		setTried(true);
		if (numbers.some(isUnclear) || (effect !== "free_shipping" && !read("value"))) return;
		const fields = {
			title: { id: draft.titleId, ...(draft.titleEn.trim() && { en: draft.titleEn }) },
			effect,
			value: effect === "free_shipping" ? 0 : read("value")!,
			most: read("most") ?? null,
			minimum: read("minimum") ?? 0,
			// A choice of kinds here must not drop categories or products that were chosen through the API.
			scope: {
				...voucher?.scope,
				...(scope === "all" ? { kinds: undefined } : { kinds: [scope] }),
			} as StaffVoucher["scope"],
			...(startsAt && { startsAt }),
			endsAt,
			perMember: read("perMember") ?? null,
			uses: read("uses") ?? null,
			budget: read("budget") ?? null,
		};
		const done = {
			onSuccess: ({ id }: StaffVoucher) => {
				showSuccess(shared.saved);
				onClose();
				onSaved?.(id);
			},
		};
		if (voucher) change.mutate({ id: voucher.id, ...fields }, done);
		else create.mutate({ way, ...(way === "code" && { code: draft.code }), ...fields }, done);
	};
	const text = (name: "code" | "titleId" | "titleEn", fault: string, error?: string) => (
		<Field
			label={t[name]}
			required={name !== "titleEn"}
			maxLength={name === "code" ? 40 : 120}
			value={draft[name]}
			onChange={({ target }) => set({ [name]: target.value })}
			error={faults?.[fault]?.[0] ?? error}
		/>
	);
	const number = (of: "rupiah" | "count", name: (typeof numbers)[number], more: object = {}) => (
		<NumberField
			of={of}
			label={name === "value" ? t[effect === "percent" ? "percent" : "amount"] : t[name]}
			isTried={isTried}
			value={draft[name]}
			onChange={(typed) => set({ [name]: typed })}
			error={
				faults?.[name]?.[0] ??
				(refused === "voucher.limit_too_low" && name === "uses" ? asked.error?.message : undefined)
			}
			{...more}
		/>
	);
	const unlimited = { hint: t.noLimit };
	return (
		<EditDialog
			title={voucher ? t.change : t.add}
			isWide
			saving={asked}
			shownAtFields={["voucher.code_taken", "voucher.limit_too_low"]}
			onSave={save}
			onClose={onClose}
		>
			<div className="field-grid stack gap-4">
				{!voucher && (
					<Select
						label={t.way}
						value={way}
						onChange={({ target }) => setWay(target.value as VoucherWay)}
						options={voucherWays.map((value) => ({ value, label: t.ways[value] }))}
					/>
				)}
				{!voucher &&
					way === "code" &&
					text("code", "code", refused === "voucher.code_taken" ? asked.error?.message : undefined)}
				{text("titleId", "title.id")}
				{text("titleEn", "title.en")}
				<Select
					label={t.effect}
					value={effect}
					onChange={({ target }) => setEffect(target.value as VoucherEffect)}
					options={voucherEffects.map((value) => ({ value, label: t.effects[value] }))}
				/>
				{effect === "percent" && number("count", "value", { required: true })}
				{effect === "amount" && number("rupiah", "value", { required: true })}
				{effect !== "amount" && number("rupiah", "most", unlimited)}
				{number("rupiah", "minimum")}
				<Select
					label={t.scope}
					value={scope}
					onChange={({ target }) => setScope(target.value as ScopeKind)}
					options={(["all", "goods", "ticket"] as const).map((value) => ({ value, label: t.scopes[value] }))}
				/>
				<MomentField label={t.startsAt} timeZone={club.timeZone} value={startsAt} onChange={setStartsAt} />
				<MomentField
					label={t.endsAt}
					hint={t.noLimit}
					timeZone={club.timeZone}
					value={endsAt}
					onChange={setEndsAt}
					error={faults?.endsAt?.[0]}
				/>
				{number("count", "perMember", unlimited)}
				{number("count", "uses", unlimited)}
				{number("rupiah", "budget", unlimited)}
			</div>
		</EditDialog>
	);
}

const numbers = ["value", "most", "minimum", "perMember", "uses", "budget"] as const;
