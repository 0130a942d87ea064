import { ArrowRight, Package } from "lucide-react";
import { Link, useLoaderData, useParams, useRevalidator } from "react-router";
import { ConfirmReceived } from "../../../delivery/parcels/confirm-received";
import type { TrackedOrder } from "../../../delivery/parcels/contract";
import { DeliveryFacts } from "../../../delivery/parcels/delivery-facts";
import { parcelTexts } from "../../../delivery/parcels/parcel-texts";
import { OrderWave } from "../../../delivery/tracking/order-wave";
import { parcelPlaceOf } from "../../../delivery/tracking/parcel-story";
import { sayStory } from "../../../delivery/tracking/story-texts";
import type { ShownOrder } from "../../../orders/contract";
import { OrderSummary } from "../../../orders/history/order-summary";
import { OrderTimeline } from "../../../orders/history/order-timeline";
import { isClosed, isTakenBack } from "../../../orders/order-states";
import { methodInSentence } from "../../../orders/payments/payment-methods";
import { orderLoader } from "../../../orders/read-order";
import { RefundList } from "../../../orders/refunds/refund-list";
import { orderTexts } from "../../../orders/texts";
import { pathTo } from "../../../paths";
import type { AnswerOf } from "../../../platform/http/contract";
import { isListFailed } from "../../../platform/lists/list-read";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { ChatButton } from "../../../site/contact/chat-button";
import { counterTexts } from "../../../site/contact/counter-texts";
import { shortenReference } from "../../../site/contact/help-screen";
import { whatsAppLink } from "../../../site/contact/whatsapp-link";
import type { MyItem } from "../../../store/ratings/contract";
import { RatedItems } from "../../../store/ratings/rated-items";
import { ratingTexts } from "../../../store/ratings/texts";
import { OrderReturns } from "../../../store/returns/order-returns";
import { ChangedTickets } from "../../../tickets/changes/changed-tickets";
import { ButtonLink } from "../../../ui/button";
import { Badge } from "../../../ui/feedback/badge";
import { MoreLink } from "../../../ui/navigation/more-link";
import { DateText } from "../../../ui/words/date-text";
import { accountMeta } from "../account-meta";
import { FailedAccount, LoadingAccount } from "../account-states";
import { EmptyPage } from "../empty-page";
import { accountTexts } from "../texts";
import { OrderDocuments } from "./order-documents";
import { stateTones } from "./order-list";
import { orderPage } from "./order-page-contract";
import { orderPageTexts } from "./order-page-texts";
import "./order-page.css";

export const meta = accountMeta("profile-view-more");
export const clientLoader = orderLoader(
	({ params }) => params.id,
	(call, number) => call(orderPage, { number }),
);
export const HydrateFallback = LoadingAccount;

export default function OrderPage() {
	const answer = useLoaderData<typeof clientLoader>();
	if (isListFailed(answer)) return <FailedAccount />;
	return answer ? <OneOrder {...answer} /> : <UnknownOrder />;
}

function OneOrder({ order, items, delivery, returns, changes }: AnswerOf<typeof orderPage>) {
	const lines = useLinesInShort(order);
	const { revalidate } = useRevalidator();
	const readAgain = () => void revalidate();
	const isSent = delivery !== null && parcelPlaceOf(order.state) >= 0;
	return (
		<div className="order-page stack">
			{isSent && <SentHead order={order} delivery={delivery} />}
			<div className="order-story">
				{!isSent && <OrderHead order={order} />}
				<ChangedTickets isOnOrder changes={changes} onAnswered={readAgain} />
				{order.refunds.length > 0 && (
					<section className="account-section">
						<RefundList order={order} onChange={revalidate} />
					</section>
				)}
				{delivery && <OrderParcels delivery={delivery} />}
				{items.length > 0 && <OrderItems items={items} onRated={readAgain} />}
				{returns && <OrderReturns number={order.number} answer={returns} onAsked={readAgain} />}
			</div>
			<aside className="order-papers">
				<OrderSummary order={{ ...order, lines }}>
					<PaidBy order={order} />
				</OrderSummary>
				<OrderDocuments order={order} />
				{delivery && !isClosed(order.state) && <DeliveryFacts order={delivery} />}
				<AskClub number={order.number} />
			</aside>
		</div>
	);
}

/** The order's status, and what can be done now. */
function OrderHead({ order }: { order: ShownOrder }) {
	const t = useTexts(orderTexts);
	const { tickets } = useTexts(orderPageTexts);
	return (
		<section className="account-section order-head">
			<p className="tabular">{order.number}</p>
			<h2 className="display display-3">{t.states[order.state]}</h2>
			{isTakenBack(order.state) && (
				<p className="muted">{order.state === "disputed" ? t.disputedText : t.chargedBackText}</p>
			)}
			<div className="button-row flow gap-3">
				{order.state === "awaiting_payment" && (
					<ButtonLink to={`${pathTo("order-complete")}?order=${order.number}`}>{t.payNow}</ButtonLink>
				)}
				{order.state === "issued" && <ButtonLink to={pathTo("profile-all-tickets")}>{tickets}</ButtonLink>}
			</div>
			<OrderTimeline order={order} />
		</section>
	);
}

/** The same for a shipped order: its status in plain words, and its steps on a wave. */
function SentHead({ order, delivery }: { order: ShownOrder; delivery: TrackedOrder }) {
	const t = useTexts(orderTexts);
	const { headline, lead, trouble } = sayStory(useTexts(parcelTexts), delivery);
	return (
		<section className="account-section order-head">
			<p>
				<Badge tone={trouble ? "warn" : stateTones[order.state]}>{trouble ?? t.states[order.state]}</Badge>{" "}
				<span className="tabular">{order.number}</span>
			</p>
			<h2 className="display display-3">{headline}</h2>
			<p className="muted">{lead}</p>
			<div className="button-row flow gap-3">
				{order.courier && order.state !== "completed" && (
					<ButtonLink to={pathTo("track-order", { id: order.number, courier: order.courier })}>
						{t.track}
					</ButtonLink>
				)}
				{trouble && (
					<ChatButton variant="ghost" message={t.helpMessage(order.number)}>
						{t.help}
					</ChatButton>
				)}
			</div>
			<OrderWave order={delivery} isInTrouble={trouble !== null} />
		</section>
	);
}

/** Where each parcel was last. */
function OrderParcels({ delivery: { number, parcels, canConfirm } }: { delivery: TrackedOrder }) {
	const t = useTexts(orderPageTexts);
	const { noWaybill, noScan } = useTexts(parcelTexts);
	if (parcels.length === 0) return null;
	return (
		<section className="account-section order-links">
			<h2 className="display display-1">{t.parcels}</h2>
			<ul>
				{parcels.map(({ id, courier, courierName, waybill, scans: [last] }) => (
					<li key={id}>
						<Link to={pathTo("track-order", { id: number, courier })}>
							<Package className="icon" aria-hidden="true" />
							<span>
								<b>
									{courierName} <span className="tabular">{waybill ?? noWaybill}</span>
								</b>
								<small>
									{last ? (
										<>
											{[last.text, last.place].filter(Boolean).join("\u00a0· ")}
											{"\u00a0· "}
											<DateText at={last.at} as="short-time" />
										</>
									) : (
										noScan
									)}
								</small>
							</span>
							<ArrowRight className="icon" aria-hidden="true" />
						</Link>
					</li>
				))}
			</ul>
			{canConfirm && <ConfirmReceived number={number} variant="ghost" />}
		</section>
	);
}

/** Items can be rated once delivered. */
function OrderItems({ items, onRated }: { items: readonly MyItem[]; onRated: () => void }) {
	const t = useTexts(ratingTexts);
	return (
		<section className="account-section">
			<h2 className="display display-1">{t.items}</h2>
			<RatedItems items={items} onRated={onRated} />
		</section>
	);
}

/** Store items are listed with their pictures elsewhere, so the bill shows only their subtotal. */
function useLinesInShort({ lines }: ShownOrder): ShownOrder["lines"] {
	const { subtotal } = useTexts(orderPageTexts);
	const goods = lines.filter(({ kind }) => kind === "goods");
	if (goods.length === 0) return lines;
	const amount = goods.reduce((sum, line) => sum + line.amount, 0);
	const count = goods.reduce((sum, line) => sum + line.quantity, 0);
	return [
		{ kind: "goods", title: subtotal(count), quantity: 1, unitPrice: amount, amount },
		...lines.filter(({ kind }) => kind !== "goods"),
	];
}

/** Nothing was paid where a voucher covers everything. */
function PaidBy({ order: { paidAt, attempt, total } }: { order: ShownOrder }) {
	const t = useTexts(orderPageTexts);
	const language = useLanguage();
	if (!paidAt || !attempt || total === 0) return null;
	return (
		<p className="small muted">
			{t.paidBy(methodInSentence(attempt.method, language))} <DateText at={paidAt} as="short-time" />
		</p>
	);
}

function AskClub({ number }: { number: string }) {
	const t = useTexts(orderPageTexts);
	const { helpMessage } = useTexts(orderTexts);
	const { opensNewTab } = useTexts(counterTexts);
	return (
		<MoreLink tight to={whatsAppLink(helpMessage(number))} target="_blank" rel="noopener noreferrer">
			{t.help}
			<span className="visually-hidden"> ({opensNewTab})</span>
		</MoreLink>
	);
}

function UnknownOrder() {
	const t = useTexts(accountTexts);
	const reference = shortenReference(useParams().id);
	return (
		<EmptyPage
			title={t.unknownOrder}
			text={t.unknownOrderText(reference)}
			action={{ to: pathTo("profile-all-items"), label: t.pages["profile-all-items"] }}
		>
			<MoreLink tight to={pathTo("profile-all-tickets")}>
				{t.pages["profile-all-tickets"]}
			</MoreLink>
		</EmptyPage>
	);
}
