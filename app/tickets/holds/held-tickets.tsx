import { Clock } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { fetchQrLibrary } from "../../orders/payment-screen/qr-library";
import { methodsFor, type PaymentMethod } from "../../orders/payments/payment-methods";
import { myPaymentPreferences } from "../../orders/payments/preferences-contract";
import { pathTo } from "../../paths";
import { useAnswer } from "../../platform/browser/use-answer";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import { bodyOf } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button } from "../../ui/button";
import { ActionButton } from "../../ui/forms/action-button";
import { SummaryBox } from "../../ui/panels/summary-box";
import { Countdown } from "../../ui/words/countdown";
import { holdersIn, NamesAndMethod } from "../buying/names-and-method";
import { placeTicketOrder } from "../buying/order-contract";
import { buyingTexts } from "../buying/texts";
import { TicketRefusal } from "../buying/ticket-refusal";
import { TicketVoucher, type TriedCode } from "../buying/ticket-voucher";
import type { OfferedSection } from "../sections/offered-section";
import { releaseTickets, type ShownHold } from "./hold-contract";
import "../../ui/panels/two-columns.css";
import "./held-tickets.css";

type HeldTicketsProps = {
	saleId: string;
	hold: ShownHold;
	sections: readonly OfferedSection[];
	onGone: (reason: "expired" | "released") => void;
	/** It costs something else now: what is held has to be read again. */
	onPriceChanged: () => Promise<void>;
};

/** Names, payment method and the order, while the hold lasts. */
export function HeldTickets({ saleId, hold, sections, onGone, onPriceChanged }: HeldTicketsProps) {
	const t = useTexts(buyingTexts);
	const navigate = useNavigate();
	const heading = useRef<HTMLHeadingElement>(null);
	const isOrdered = useRef(false);
	const [until] = useState(() => Date.parse(hold.expiresAt) - (Date.parse(hold.now) - Date.now()));
	const [chosen, setMethod] = useState<PaymentMethod | null>(null);
	const preferred = useAnswer(myPaymentPreferences, {}).answer?.method;
	const [isMissing, setMissing] = useState(false);
	const [voucher, setVoucher] = useState<TriedCode | null>(null);
	const wish = {
		saleId,
		sections: hold.sections.map(({ sectionId, quantity }) => ({ sectionId, quantity })),
		...(hold.seats.length > 0 && { seats: hold.seats.map(({ id }) => id) }),
		...(hold.promo && { promo: hold.promo }),
	};
	const lines = hold.sections.flatMap(({ sectionId, quantity, price }) => {
		const section = sections.find(({ id }) => id === sectionId);
		return section ? [{ section, quantity, amount: quantity * price }] : [];
	});
	const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	const total = lines.reduce((sum, { amount }) => sum + amount, 0) - (voucher?.amount ?? 0);
	const method = chosen ?? methodsFor(total).find((each) => each === preferred) ?? null;
	useEffect(() => heading.current?.focus(), []);
	useLeaving(saleId, isOrdered);

	const { onSubmit, isBusy, failure } = useSubmit(
		async (form: FormData) => {
			const isMissing = !method && total > 0;
			setMissing(isMissing);
			if (isMissing) return false;
			if (method === "qris") void fetchQrLibrary().catch(() => {});
			const { number } = await callApi(placeTicketOrder, {
				...wish,
				holders: holdersIn(form, count),
				...(method && { method }),
				...(voucher && { vouchers: [voucher.code] }),
				total,
			});
			isOrdered.current = true;
			await navigate(`${pathTo("order-complete")}?order=${number}`);
		},
		{
			// The form stays as it is, except for a price that is no longer true.
			onFailure: async (error) => {
				if (bodyOf(error).error !== "tickets.total_changed") return;
				setVoucher(null);
				await onPriceChanged();
			},
		},
	);
	return (
		<form className="two-columns held-tickets" onSubmit={onSubmit}>
			<div>
				<h2 ref={heading} tabIndex={-1} className="display display-2">
					{t.holders}
				</h2>
				<p className="muted">{t.holdersText}</p>
				<NamesAndMethod
					count={count}
					seats={hold.seats}
					total={total}
					method={method}
					onMethod={(each) => {
						setMethod(each);
						setMissing(false);
					}}
					isMissing={isMissing}
				/>
				<TicketVoucher wish={wish} used={voucher} onUsed={setVoucher} />
			</div>
			<aside>
				<SummaryBox
					title={t.summary}
					lines={[
						...lines.map(({ section, quantity, amount }) => ({
							label: t.line(quantity, section.label),
							value: formatRupiah(amount),
						})),
						...(voucher
							? [
									{
										label: t.discount(voucher.name),
										value: `− ${formatRupiah(voucher.amount)}`,
										tone: "ok" as const,
									},
								]
							: []),
					]}
					total={{ label: t.total, value: formatRupiah(total) }}
					action={
						<>
							<TicketRefusal refusal={failure} />
							<Button type="submit" block loading={isBusy}>
								{t.place}
							</Button>
							<p className="small muted">{t.within}</p>
							<ActionButton
								variant="ghost"
								size="small"
								block
								onPress={() => callApi(releaseTickets, { sale: saleId })}
								after={() => onGone("released")}
							>
								{t.change}
							</ActionButton>
						</>
					}
				>
					<p className="held-clock row">
						<Clock className="icon" aria-hidden="true" />
						<span>
							{t.held}{" "}
							<b>
								<Countdown until={until} label={t.timeLeft} look="clock" onEnd={() => onGone("expired")} />
							</b>{" "}
							{t.left}
						</span>
					</p>
					{hold.seats.length > 0 && (
						<ul className="held-seats">
							{hold.seats.map(({ id, row, number }) => (
								<li key={id}>{t.seat(row, number)}</li>
							))}
						</ul>
					)}
				</SummaryBox>
			</aside>
		</form>
	);
}

/** Going to another page of the site releases the tickets; a reload does not, and a closed tab lets the hold expire. */
function useLeaving(saleId: string, isOrdered: { current: boolean }) {
	useEffect(() => {
		const { pathname } = window.location;
		return () => {
			if (!isOrdered.current && window.location.pathname !== pathname)
				void callApi(releaseTickets, { sale: saleId }).catch(() => {});
		};
	}, [saleId, isOrdered]);
}
