import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { fetchQrLibrary } from "../../orders/payment-screen/qr-library";
import { pathTo } from "../../paths";
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
import { TicketBar } from "../buying/ticket-bar";
import { TicketRefusal } from "../buying/ticket-refusal";
import { TicketVoucher, type TriedCode } from "../buying/ticket-voucher";
import { useTicketMethod } from "../buying/use-ticket-method";
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
	const { method, choose } = useTicketMethod(total);
	useEffect(() => heading.current?.focus(), []);
	useLeaving(saleId, isOrdered);

	const { onSubmit, isBusy, failure } = useSubmit(
		async (form: FormData) => {
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
				<NamesAndMethod count={count} seats={hold.seats} total={total} method={method} onMethod={choose} />
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
					{hold.seats.length > 0 && (
						<ul className="held-seats">
							{hold.seats.map(({ id, row, number }) => (
								<li key={id}>{t.seat(row, number)}</li>
							))}
						</ul>
					)}
				</SummaryBox>
			</aside>
			<TicketBar
				label={t.line(count, lines.map(({ section }) => section.label).join(", "))}
				amount={total}
				clock={<Countdown until={until} label={t.timeLeft} look="clock" onEnd={() => onGone("expired")} />}
			>
				<Button type="submit" loading={isBusy}>
					{t.place}
				</Button>
			</TicketBar>
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
