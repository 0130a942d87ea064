import { useState } from "react";
import { changeVoucher, createVoucher, staffVoucher } from "../../orders/vouchers/contract";
import { type VoucherWay, voucherWays } from "../../orders/vouchers/voucher-rules";
import { useTexts } from "../../platform/words/language";
import { Field } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { ConflictPanel } from "../content/conflict-panel";
import type { Values } from "../content/content-fields";
import { FormFields } from "../content/form-fields";
import { useEdited } from "../content/use-edited";
import { useChange, useRead } from "../read";
import { EditDialog } from "../ui/edit-dialog";
import { storeOfficeTexts } from "./texts";
import { emptyVoucher, type OpenedVoucher, toSavedVoucher, toVoucher, voucherFields } from "./voucher-fields";

type VoucherDialogProps = {
	/** Null for a new one. */
	voucher: OpenedVoucher | null;
	onClose: () => void;
	onSaved?: (id: string) => void;
};

export function VoucherDialog({ voucher, onClose, onSaved }: VoucherDialogProps) {
	const { voucher: t, ...shared } = useTexts(storeOfficeTexts);
	const create = useChange(createVoucher);
	const change = useChange(changeVoucher);
	const [empty] = useState(emptyVoucher);
	const [way, setWay] = useState<VoucherWay>("code");
	const [code, setCode] = useState("");
	const id = voucher?.id ?? "";
	const read = useRead(staffVoucher, { id }, { enabled: voucher !== null });
	const edited = useEdited<Values>({
		opened: voucher && toSavedVoucher(voucher),
		empty,
		refresh: async () => {
			const { data } = await read.refetch();
			return data && toSavedVoucher(data);
		},
		saved: shared.saved,
	});
	const { content, error, faults, failure, refusal } = edited;
	const save = async () => {
		let saved = id;
		const done = await edited.save(async (base) => {
			const fields = toVoucher(content);
			const answer = base
				? await change.mutateAsync({ id, version: base.version, ...fields })
				: await create.mutateAsync({ way, ...(way === "code" && { code }), ...fields });
			saved = answer.id;
			return { version: answer.version, content, changedBy: null, changedAt: null };
		});
		if (!done) return;
		onClose();
		if (onSaved) edited.leaveFreely(() => onSaved(saved));
	};
	return (
		<EditDialog
			title={voucher ? t.change : t.add}
			isWide
			saving={{ isPending: edited.isBusy, error }}
			shownAtFields={["voucher.code_taken", "voucher.limit_too_low"]}
			onSave={() => void save()}
			onClose={onClose}
		>
			<ConflictPanel edited={edited} fields={voucherFields} />
			{!voucher && (
				<div className="field-grid stack gap-4">
					<Select
						label={t.way}
						value={way}
						onChange={({ target }) => setWay(target.value as VoucherWay)}
						options={voucherWays.map((value) => ({ value, label: t.ways[value] }))}
					/>
					{way === "code" && (
						<Field
							label={t.code}
							required
							maxLength={40}
							value={code}
							onChange={({ target }) => setCode(target.value)}
							error={faults.code?.[0] ?? (refusal === "voucher.code_taken" && failure ? failure : undefined)}
						/>
					)}
				</div>
			)}
			<FormFields
				key={edited.generation}
				fields={voucherFields}
				content={content}
				faults={refusal === "voucher.limit_too_low" && failure ? { uses: [failure] } : faults}
				onChange={edited.set}
			/>
		</EditDialog>
	);
}
