import { TicketPercent, X } from "lucide-react";
import { useState } from "react";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import type { AnswerOf } from "../../platform/http/contract";
import { reasonOf } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button } from "../../ui/button";
import { Field } from "../../ui/fields/field";
import { IconButton } from "../../ui/icon-button";
import { spellCode } from "../vouchers/spell-code";
import { mostVouchers } from "../vouchers/voucher-refusals";
import { checkoutTexts } from "./checkout-texts";
import { type CheckoutItems, voucherTrial } from "./contract";
import "./voucher-field.css";

type VoucherFieldProps = {
	items: CheckoutItems;
	shippingPrice?: number;
	codes: readonly string[];
	onCodes: (codes: readonly string[]) => void;
	/** The vouchers' current result: one that was accepted before may no longer apply. */
	sums: AnswerOf<typeof voucherTrial> | null;
};

/** Accepted codes are torn coupons; a refused one says why, where it was typed. */
export function VoucherField({ items, shippingPrice = 0, codes, onCodes, sums }: VoucherFieldProps) {
	const t = useTexts(checkoutTexts);
	const [typed, setTyped] = useState("");
	const [fault, setFault] = useState<string | null>(null);
	const { onSubmit, isBusy } = useSubmit(
		async () => {
			const code = spellCode(typed);
			const known = !code ? t.typeCode : codes.includes(code) ? t.alreadyUsed : null;
			setFault(known);
			if (known) return false;
			const { refused } = await callApi(voucherTrial, { items, vouchers: [...codes, code], shippingPrice });
			const refusal = refused.find((each) => each.code === code);
			if (refusal) {
				setFault(refusal.message);
				return false;
			}
			onCodes([...codes, code]);
			setTyped("");
		},
		{ isShown: true, onFailure: (error) => setFault(reasonOf(error, t.codeFailed)) },
	);
	return (
		<>
			<ul className="voucher-list stack" aria-label={t.voucher}>
				{sums?.discounts.map(({ code, name, title, amount, isAutomatic }) => (
					<li key={code} className="voucher-coupon">
						<Stub code={code} name={name} />
						<p>
							<b>{t.saved(formatRupiah(amount))}</b>
							<span className="small">{title}</span>
						</p>
						{!isAutomatic && (
							<IconButton icon={X} label={t.drop(name)} onClick={() => onCodes(without(code))} />
						)}
					</li>
				))}
				{sums?.refused.map(({ code, name, message }) => (
					<li key={code} className="voucher-coupon voucher-refused">
						<Stub code={code} name={name} />
						<p role="alert">
							{name !== code && <b>{name}</b>}
							{message}
						</p>
						<IconButton icon={X} label={t.drop(name)} onClick={() => onCodes(without(code))} />
					</li>
				))}
			</ul>
			{codes.length < mostVouchers && (
				<form className="voucher-form stack gap-3" onSubmit={onSubmit} noValidate>
					<Field
						label={codes.length > 0 ? t.anotherCode : t.code}
						value={typed}
						onChange={({ target }) => {
							setTyped(target.value);
							setFault(null);
						}}
						error={fault ?? undefined}
						maxLength={60}
						autoCapitalize="characters"
						autoComplete="off"
						spellCheck={false}
					/>
					<Button type="submit" variant="ghost" loading={isBusy}>
						{t.use}
					</Button>
				</form>
			)}
		</>
	);

	function without(code: string) {
		return codes.filter((each) => each !== code);
	}
}

/** The typed code; a voucher by link or an automatic one has none to show. */
function Stub({ code, name }: { code: string; name: string }) {
	return (
		<span className="display">
			{name === code ? code : <TicketPercent className="icon" aria-hidden="true" />}
		</span>
	);
}
