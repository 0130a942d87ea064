import { useEffect, useRef, useState } from "react";
import { PaymentQr } from "../../../orders/payment-screen/payment-qr";
import { useChanges } from "../../../platform/browser/use-changes";
import { formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { formatPhone } from "../../../platform/words/phone-number";
import { type CounterOrder, cancelAtCounter, counterOrder } from "../../../tickets/box-office/contract";
import { TicketQr } from "../../../tickets/issued/qr/ticket-qr";
import { Button } from "../../../ui/button";
import { Note } from "../../../ui/feedback/note";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { Countdown } from "../../../ui/words/countdown";
import { useChange, useRead } from "../../read";
import type { StaffSale } from "../sales/sale-screen";
import { boxOfficeTexts } from "./box-office-texts";
import "../../../orders/payment-screen/way-to-pay.css";

type CounterOrderProps = { placed: CounterOrder; sale: StaffSale; onNext: () => void };

/** A QRIS code until it is paid, then the tickets to print. */
export function CounterOrderPanel({ placed, sale, onNext }: CounterOrderProps) {
	const { counter: t } = useTexts(boxOfficeTexts);
	const { number } = placed;
	const read = useRead(counterOrder, { number });
	const order = read.data ?? placed;
	const isToCome = order.state === "awaiting_payment" || (isPaid(order) && order.passes.length === 0);
	useChanges(isToCome ? `counter:${number}` : null, read.refetch);
	const title = useRef<HTMLHeadingElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: heard again when the order moves on
	useEffect(() => title.current?.focus(), [order.state]);
	return (
		<section className="office-panel office-stack counter-order">
			<header className="office-unprinted">
				<h2 ref={title} tabIndex={-1}>
					{isPaid(order) ? t.paid : order.state === "awaiting_payment" ? t.scan : t.order(order.number)}
				</h2>
				<p>
					{order.places.join(" · ")} · <b>{formatRupiah(order.total)}</b>
				</p>
			</header>
			{order.state === "awaiting_payment" && <Waiting order={order} onNext={onNext} />}
			{isPaid(order) && <Tickets order={order} sale={sale} onNext={onNext} />}
			{(order.state === "expired" || order.state === "cancelled" || order.state === "refunded") && (
				<>
					<Note announce>{t.over[order.state === "expired" ? "expired" : "cancelled"]}</Note>
					<Button onClick={onNext}>{t.next}</Button>
				</>
			)}
		</section>
	);
}

const isPaid = ({ state }: CounterOrder) => state === "paid" || state === "issued";

function Waiting({ order, onNext }: { order: CounterOrder; onNext: () => void }) {
	const { counter: t } = useTexts(boxOfficeTexts);
	const [until] = useState(() => Date.parse(order.payBy) - (Date.parse(order.now) - Date.now()));
	const cancel = useChange(cancelAtCounter);
	return (
		<>
			{order.qr ? (
				<PaymentQr payload={order.qr} amount={order.total} name={order.number} />
			) : (
				<div className="payment-qr stack gap-5">
					<div className="payment-qr-code">
						<Skeleton ratio="1/1" />
					</div>
					<p role="status">{t.opening}</p>
				</div>
			)}
			<p>
				{t.timeLeft}{" "}
				<b>
					<Countdown until={until} label={t.timeLeft} look="clock" />
				</b>
				{order.pageUrl && (
					<>
						{" · "}
						<a className="ticket-link" href={order.pageUrl} target="_blank" rel="noreferrer">
							{t.page}
						</a>
					</>
				)}
			</p>
			{cancel.error && (
				<Note tone="err" announce>
					{cancel.error.message}
				</Note>
			)}
			<Button
				variant="ghost"
				loading={cancel.isPending}
				onClick={() => cancel.mutate({ number: order.number }, { onSuccess: onNext })}
			>
				{t.giveUp}
			</Button>
		</>
	);
}

function Tickets({ order, sale, onNext }: { order: CounterOrder; sale: StaffSale; onNext: () => void }) {
	const { counter: t } = useTexts(boxOfficeTexts);
	const language = useLanguage();
	const { title, startsAt, venue } = sale.event;
	if (order.passes.length === 0) return <p role="status">{t.issuing}</p>;
	return (
		<>
			{order.recipient && (
				<div className="office-unprinted">
					<Note tone="ok">{t.sent(formatPhone(order.recipient))}</Note>
				</div>
			)}
			<ul className="counter-tickets stack gap-3">
				{order.passes.map((pass, at) => (
					<li className="stack gap-4" key={pass.number}>
						{pass.qr && <TicketQr qr={pass.qr} label={t.ticket(pass.number)} />}
						<div>
							<b>{title}</b>
							<p>
								{formatDateTime(startsAt, "full", language, venue.timeZone)}
								<br />
								{venue.name}
							</p>
							<p className="counter-place">{order.places[at]}</p>
							<p>{pass.holder}</p>
							<code>
								{pass.number.slice(0, 4)} {pass.number.slice(4)}
							</code>
						</div>
					</li>
				))}
			</ul>
			<p className="counter-acts office-unprinted">
				<Button onClick={() => window.print()}>{t.print}</Button>
				<Button variant="ghost" onClick={onNext}>
					{t.next}
				</Button>
			</p>
		</>
	);
}
