import { Link } from "react-router";
import type { OrderState } from "../../../orders/order-states";
import { orderTexts } from "../../../orders/texts";
import { pathTo } from "../../../paths";
import { useTexts } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { ButtonLink } from "../../../ui/button";
import { Badge, type BadgeTone } from "../../../ui/feedback/badge";
import { Picture } from "../../../ui/pictures/picture";
import { DateText } from "../../../ui/words/date-text";
import type { MyOrder } from "../contract";
import { itemTexts } from "./item-texts";
import "./order-list.css";

export function OrderList({ orders }: { orders: readonly MyOrder[] }) {
	return (
		<ul className="order-list stack gap-3">
			{orders.map((order) => (
				<OrderRow key={order.number} order={order} />
			))}
		</ul>
	);
}

function OrderRow({ order }: { order: MyOrder }) {
	const t = useTexts(itemTexts);
	const states = useTexts(orderTexts).states;
	const { number, state, lines, total } = order;
	const [first] = lines;
	return (
		<li>
			<span className="order-picture">
				{first?.picture && (
					<Picture picture={first.picture} ratio="1/1" width={96} height={96} fit="contain" alt="" />
				)}
			</span>
			<div className="order-what">
				<p className="small muted">
					<Badge tone={stateTones[state]}>{states[state]}</Badge> <DateText at={order.placedAt} as="day" />
				</p>
				<h2>
					{/* The whole row is its link; the button above it keeps its own. */}
					<Link className="whole" to={pathTo("profile-view-more", { id: number })}>
						{first ? first.title : number}
					</Link>
				</h2>
				<p className="small muted">
					{first && first.quantity > 1 && <>{t.times(first.quantity)} · </>}
					{lines.length > 1 && <>{t.more(lines.length - 1)} · </>}
					<span className="tabular">{number}</span>
				</p>
			</div>
			<p className="order-total display display-1 tabular">{formatRupiah(total)}</p>
			{state === "awaiting_payment" && (
				<div className="order-due row flow apart">
					<p className="small">
						{t.payBefore} <DateText at={order.payBy} as="short-time" />
					</p>
					<ButtonLink size="small" to={`${pathTo("order-complete")}?order=${number}`}>
						{t.pay}
					</ButtonLink>
				</div>
			)}
		</li>
	);
}

export const stateTones: Record<OrderState, BadgeTone> = {
	awaiting_payment: "warn",
	paid: "ink",
	packed: "ink",
	shipped: "accent",
	delivered: "ok",
	completed: "ok",
	issued: "ok",
	disputed: "warn",
	charged_back: "line",
	expired: "line",
	cancelled: "line",
	refunded: "line",
};
