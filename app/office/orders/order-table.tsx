import type { RefObject } from "react";
import { Link } from "react-router";
import { club } from "../../../club/profile";
import { formatRelative } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { classNames } from "../../ui/class-names";
import { TableBox } from "../ui/table-box";
import { OrderBadge } from "./order-badge";
import type { OrderRow } from "./order-row";
import { staffOrderTexts } from "./texts";
import "./order-table.css";

type OrderTableProps = {
	box: RefObject<HTMLElement | null>;
	orders: OrderRow[];
	current: string | undefined;
	/** Null where there are no bulk actions. */
	chosen: ReadonlySet<string> | null;
	onToggle: (number: string) => void;
	onToggleAll: () => void;
	onCursor: (place: number) => void;
};

export function OrderTable({
	box,
	orders,
	current,
	chosen,
	onToggle,
	onToggleAll,
	onCursor,
}: OrderTableProps) {
	const t = useTexts(staffOrderTexts);
	const language = useLanguage();
	const { columns } = t;
	return (
		<TableBox label={t.title} box={box}>
			<table className="office-table order-table">
				<thead>
					<tr>
						{chosen && (
							<th scope="col">
								<input
									type="checkbox"
									aria-label={t.chooseAll}
									checked={chosen.size > 0 && chosen.size === orders.length}
									onChange={onToggleAll}
								/>
							</th>
						)}
						<th scope="col">{columns.order}</th>
						<th scope="col">{columns.buyer}</th>
						<th scope="col">{columns.items}</th>
						<th scope="col">{columns.delivery}</th>
						<th scope="col" className="number">
							{columns.total}
						</th>
						<th scope="col">{columns.state}</th>
						<th scope="col">{columns.age}</th>
					</tr>
				</thead>
				<tbody>
					{orders.map((order, place) => (
						<tr
							key={order.number}
							className={classNames(
								chosen?.has(order.number) && "order-chosen",
								order.number === current && "order-current",
							)}
						>
							{chosen && (
								<td className="order-choose">
									<input
										type="checkbox"
										aria-label={t.choose(order.number)}
										checked={chosen.has(order.number)}
										onChange={() => onToggle(order.number)}
									/>
								</td>
							)}
							<th scope="row">
								<Link to={`/office/orders/${order.number}`} onFocus={() => onCursor(place)}>
									{order.number}
								</Link>
							</th>
							<td className="order-buyer">
								<b>{order.buyer}</b>
								{order.delivery?.city && <small>{order.delivery.city}</small>}
							</td>
							<td className="order-items">
								<Items order={order} />
							</td>
							<td className="order-delivery">{order.delivery?.name}</td>
							<td className="order-total number">{formatRupiah(order.total)}</td>
							<td className="order-state">
								<OrderBadge order={order} />
							</td>
							<td className="order-age">
								<small>{formatRelative(order.placedAt, Date.now(), language, club.timeZone)}</small>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</TableBox>
	);
}

function Items({ order: { items } }: { order: OrderRow }) {
	const t = useTexts(staffOrderTexts);
	const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
	return (
		<span title={items.map(({ title, quantity }) => `${quantity}× ${title}`).join("\n")}>
			<b className="tabular" aria-hidden="true">
				{count}×
			</b>
			<span className="visually-hidden">{t.pieces(count)}</span>
			<span className="one-line">{items.map(({ title }) => title).join(", ")}</span>
		</span>
	);
}
