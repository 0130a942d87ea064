import { X } from "lucide-react";
import { useState } from "react";
import { spellCode } from "../../orders/vouchers/spell-code";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import type { InputOf } from "../../platform/http/contract";
import { reasonOf } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button } from "../../ui/button";
import { Field } from "../../ui/fields/field";
import { IconButton } from "../../ui/icon-button";
import { ticketVoucherTrial } from "./order-contract";
import { buyingTexts } from "./texts";

export type TriedCode = { code: string; name: string; amount: number };
type TicketVoucherProps = {
	wish: Omit<InputOf<typeof ticketVoucherTrial>, "vouchers">;
	used: TriedCode | null;
	onUsed: (used: TriedCode | null) => void;
};

/** One code for the order, tried before it counts. Inside the order's form, so it has no form of its own. */
export function TicketVoucher({ wish, used, onUsed }: TicketVoucherProps) {
	const t = useTexts(buyingTexts);
	const [typed, setTyped] = useState("");
	const [fault, setFault] = useState<string | null>(null);
	const { submit: attempt, isBusy } = useSubmit(
		async () => {
			const code = spellCode(typed);
			if (!code) return;
			setFault(null);
			const { discounts, refused } = await callApi(ticketVoucherTrial, { ...wish, vouchers: [code] });
			const [discount] = discounts;
			if (discount) onUsed(discount);
			else setFault(refused[0]?.message ?? t.voucherFailed);
		},
		{ isShown: true, onFailure: (error) => setFault(reasonOf(error, t.voucherFailed)) },
	);
	if (used)
		return (
			<p className="ticket-voucher-used row apart gap-3">
				<span>
					<b>{used.name}</b> {t.voucherSaves(formatRupiah(used.amount))}
				</span>
				<IconButton icon={X} label={t.voucherDrop(used.name)} onClick={() => onUsed(null)} />
			</p>
		);
	return (
		<div className="ticket-voucher stack gap-3">
			<Field
				label={t.voucher}
				value={typed}
				onChange={({ target }) => {
					setTyped(target.value);
					setFault(null);
				}}
				onKeyDown={(event) => {
					// Enter tries the code instead of placing the order.
					if (event.key !== "Enter") return;
					event.preventDefault();
					void attempt();
				}}
				error={fault ?? undefined}
				maxLength={60}
				autoCapitalize="characters"
				autoComplete="off"
				spellCheck={false}
			/>
			<Button variant="ghost" loading={isBusy} onClick={() => void attempt()}>
				{t.voucherUse}
			</Button>
		</div>
	);
}
