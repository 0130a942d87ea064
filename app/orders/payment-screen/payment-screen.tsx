import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { Note } from "../../ui/feedback/note";
import { type ShownOrder, startPayment } from "../contract";
import { CancelOrder } from "../history/cancel-order";
import { OrderSummary } from "../history/order-summary";
import { OrderTimeline } from "../history/order-timeline";
import { isClosed } from "../order-states";
import type { PaymentMethod } from "../payments/payment-methods";
import { RefundList } from "../refunds/refund-list";
import { orderTexts } from "../texts";
import { MethodChoice } from "./method-choice";
import { OutcomeHead } from "./outcome-head";
import { PaymentGuide } from "./payment-guide";
import { PendingHead } from "./pending-head";
import { paymentTexts } from "./texts";
import { useLiveOrder } from "./use-live-order";
import { WayToPay } from "./way-to-pay";
import "../../ui/panels/two-columns.css";
import "./payment-screen.css";

/** An order from "just pay" to "paid", or any other outcome, without a reload. */
export function PaymentScreen({ initial }: { initial: ShownOrder }) {
	const { order, isStale, refresh } = useLiveOrder(initial);
	const t = useTexts(paymentTexts);
	const isPending = order.state === "awaiting_payment";
	const pay = async (method: PaymentMethod) => {
		try {
			await callApi(startPayment, { number: order.number, method });
		} finally {
			await refresh();
		}
	};
	return (
		<div className="payment-screen">
			{isPending ? <PendingHead order={order} onEnd={refresh} /> : <OutcomeHead order={order} />}
			<div className="wrap two-columns">
				<div className="stack gap-5">
					{isStale && <Note tone="warn">{t.stale}</Note>}
					<RefundList order={order} onChange={refresh} />
					{isPending ? <Ways order={order} pay={pay} /> : <WhatNext order={order} />}
				</div>
				<aside>
					<OrderSummary order={order}>
						{isPending && (
							<>
								<OrderTimeline order={order} />
								<p>
									<CancelOrder number={order.number} onDone={refresh} />
								</p>
							</>
						)}
					</OrderSummary>
				</aside>
			</div>
		</div>
	);
}

function Ways({ order, pay }: { order: ShownOrder; pay: (method: PaymentMethod) => Promise<void> }) {
	const { attempt } = order;
	return (
		<div>
			{attempt && (
				<WayToPay
					key={attempt.reference}
					order={order}
					attempt={attempt}
					onRetry={() => pay(attempt.method)}
				/>
			)}
			{attempt?.state === "awaiting" && <PaymentGuide attempt={attempt} amount={order.total} />}
			<div className="payment-change">
				<MethodChoice
					key={attempt?.reference}
					methods={order.methods}
					current={attempt?.method}
					onChoose={pay}
				/>
			</div>
		</div>
	);
}

function WhatNext({ order }: { order: ShownOrder }) {
	const t = useTexts(orderTexts);
	const isOver = isClosed(order.state) || order.state === "disputed";
	return (
		<section>
			<h2 className="display display-2 payment-next">{isOver ? t.timeline : t.whatNext}</h2>
			<OrderTimeline order={order} />
		</section>
	);
}
