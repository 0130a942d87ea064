import { useState } from "react";
import { refundSoldOrder, staffRefundReasons } from "../../orders/refunds/contract";
import { listReturnable, returnedAmount } from "../../orders/refunds/returned-amount";
import { useTexts } from "../../platform/language";
import { formatRupiah } from "../../platform/money";
import { Field } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { moneyTexts } from "../money/texts";
import { useChange } from "../read";
import { EditDialog, thenClose } from "../ui/edit-dialog";
import type { StaffOrder } from "./order-row";
import { staffOrderTexts } from "./texts";

type RefundDialogProps = { order: StaffOrder; onClose: () => void };

/** Refunds all or part of an order. The amount is computed from what was paid, so nobody types it. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
	const { order: t } = useTexts(staffOrderTexts);
	const { reasons } = useTexts(moneyTexts);
	const [reason, setReason] = useState<(typeof staffRefundReasons)[number]>("returned");
	const [typed, setTyped] = useState<Record<number, string>>({});
	const refund = useChange(refundSoldOrder);
	const before = order.lines.map(({ position, refunded }) => ({ position, quantity: refunded }));
	const returnable = listReturnable(order.lines, before);
	const wished = returnable.map(({ position, quantity: most }) => {
		const quantity = Number(typed[position] ?? most);
		return { position, quantity, isUnclear: !Number.isInteger(quantity) || quantity < 0 || quantity > most };
	});
	const lines = wished.filter(({ quantity, isUnclear }) => !isUnclear && quantity > 0);
	const isUnclear = wished.some((one) => one.isUnclear);
	const amount = formatRupiah(returnedAmount(order.lines, before, lines));
	const save = () =>
		refund.mutate(
			{
				number: order.number,
				reason,
				lines: lines.map(({ position, quantity }) => ({ position, quantity })),
			},
			thenClose(t.refundDone, onClose),
		);
	return (
		<EditDialog
			title={t.refund}
			description={order.kind === "tickets" ? t.refundTicketsText : t.refundText}
			action={t.refundSum(amount)}
			saving={refund}
			disabled={isUnclear || lines.length === 0}
			onSave={save}
			onClose={onClose}
		>
			<Select
				label={t.refundReason}
				value={reason}
				onChange={({ target }) => setReason(target.value as typeof reason)}
				options={staffRefundReasons.map((value) => ({ value, label: reasons[value] }))}
			/>
			{returnable.map(({ position, quantity: most }) => (
				<Field
					key={position}
					label={order.lines.find((line) => line.position === position)!.title}
					hint={t.refundMost(most)}
					type="number"
					min={0}
					max={most}
					value={typed[position] ?? String(most)}
					onChange={({ target }) => setTyped({ ...typed, [position]: target.value })}
					error={
						wished.find((one) => one.position === position)?.isUnclear ? t.refundUnclear(most) : undefined
					}
				/>
			))}
			<p role="status">
				{t.refundBack} <b className="tabular">{amount}</b>
			</p>
		</EditDialog>
	);
}
