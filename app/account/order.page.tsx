import { useLoaderData, useParams, useRevalidator } from "react-router";
import { shortenReference } from "../contact/help-screen";
import { ChangedTickets } from "../match-changes/changed-tickets";
import { changedTickets } from "../match-changes/contract";
import type { ShownOrder } from "../orders/contract";
import { OrderSummary } from "../orders/order-summary";
import { OrderTimeline } from "../orders/order-timeline";
import { orderLoader } from "../orders/read-order";
import { RefundList } from "../orders/refund-list";
import { orderTexts } from "../orders/texts";
import { pathTo } from "../paths";
import { methodNames } from "../payments/method-names";
import { useTexts } from "../platform/language";
import { isListFailed } from "../platform/list-read";
import { useAnswer } from "../platform/use-answer";
import { orderItems } from "../store/ratings/contract";
import { RatedItems } from "../store/ratings/rated-items";
import { ratingTexts } from "../store/ratings/texts";
import { OrderReturns } from "../store/returns/order-returns";
import { ButtonLink } from "../ui/button";
import { DateText } from "../ui/date-text";
import { MoreLink } from "../ui/more-link";
import { accountMeta } from "./account-meta";
import { FailedAccount, LoadingAccount } from "./account-states";
import { EmptyPage } from "./empty-page";
import { OrderDocuments } from "./order-documents";
import { orderPageTexts } from "./order-page-texts";
import { accountTexts } from "./texts";
import "./order-page.css";

export const meta = accountMeta("profile-view-more");
export const clientLoader = orderLoader(({ params }) => params.id);
export const HydrateFallback = LoadingAccount;

export default function OrderPage() {
	const order = useLoaderData<typeof clientLoader>();
	if (isListFailed(order)) return <FailedAccount />;
	return order ? <OneOrder order={order} /> : <UnknownOrder />;
}

function OneOrder({ order }: { order: ShownOrder }) {
	const { revalidate } = useRevalidator();
	return (
		<div className="order-page">
			<div className="order-story">
				<OrderHead order={order} />
				{order.kind === "tickets" && (
					<OrderChanges number={order.number} onAnswered={() => void revalidate()} />
				)}
				{order.refunds.length > 0 && (
					<section className="account-section">
						<RefundList order={order} onChange={revalidate} />
					</section>
				)}
				<OrderItems order={order} />
				{order.kind === "goods" && hasArrived(order) && <OrderReturns number={order.number} />}
			</div>
			<aside className="order-papers">
				<OrderSummary order={order}>
					<PaidBy order={order} />
				</OrderSummary>
				<OrderDocuments order={order} />
			</aside>
		</div>
	);
}

/** How far it is, and what can be done now. */
function OrderHead({ order }: { order: ShownOrder }) {
	const t = useTexts(orderTexts);
	const { tickets } = useTexts(orderPageTexts);
	return (
		<section className="account-section">
			<h2 className="display display-3">{t.states[order.state]}</h2>
			<div className="button-row">
				{order.state === "awaiting_payment" && (
					<ButtonLink to={`${pathTo("order-complete")}?order=${order.number}`}>{t.payNow}</ButtonLink>
				)}
				{order.courier && isOnItsWay(order) && (
					<ButtonLink to={pathTo("track-order", { id: order.number, courier: order.courier })}>
						{t.track}
					</ButtonLink>
				)}
				{order.state === "issued" && <ButtonLink to={pathTo("profile-all-tickets")}>{tickets}</ButtonLink>}
			</div>
			<OrderTimeline order={order} />
		</section>
	);
}

/** Nothing was paid where a voucher covers everything. */
function PaidBy({ order: { paidAt, attempt, total } }: { order: ShownOrder }) {
	const t = useTexts(orderPageTexts);
	if (!paidAt || !attempt || total === 0) return null;
	return (
		<p className="small muted">
			{t.paidBy(methodNames[attempt.method])} <DateText at={paidAt} as="short-time" />
		</p>
	);
}

function OrderChanges({ number, onAnswered }: { number: string; onAnswered: () => void }) {
	const { answer, retry } = useAnswer(changedTickets, {});
	const refresh = () => {
		retry();
		onAnswered();
	};
	const changes = answer?.tickets.filter(({ orderNumber }) => orderNumber === number) ?? [];
	return <ChangedTickets isOnOrder changes={changes} onAnswered={refresh} />;
}

const isOnItsWay = ({ state }: ShownOrder) => ["paid", "packed", "shipped", "delivered"].includes(state);

/** Also when some of it, or all, has been taken back: the story of that stays. */
const hasArrived = ({ timeline }: ShownOrder) => timeline.some(({ state }) => state === "delivered");

/** Once it has arrived, what is in it can be rated. */
function OrderItems({ order }: { order: ShownOrder }) {
	const t = useTexts(ratingTexts);
	const isBought = order.kind === "goods" && (isOnItsWay(order) || order.state === "completed");
	const { answer, retry } = useAnswer(orderItems, isBought ? { number: order.number } : null);
	if (!answer) return null;
	return (
		<section className="account-section">
			<h2 className="display display-1">{t.items}</h2>
			<RatedItems items={answer.items} onRated={retry} />
		</section>
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
