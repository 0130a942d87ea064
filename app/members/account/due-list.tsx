import { Link } from "react-router";
import type { DueOrder } from "../../orders/contract";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { ButtonLink } from "../../ui/button";
import { Countdown } from "../../ui/words/countdown";
import { DateText } from "../../ui/words/date-text";
import { itemTexts } from "./orders/item-texts";
import "./due-list.css";

/** Unpaid orders with amount and deadline; renders nothing if none is due. */
export function DueList({ orders }: { orders: readonly DueOrder[] }) {
	const t = useTexts(itemTexts);
	if (orders.length === 0) return null;
	return (
		<section className="account-section">
			<h2 className="display display-2">{t.due}</h2>
			<ul className="due-list stack gap-3">
				{orders.map(({ number, title, others, total, payBy }) => (
					<li className="stack" key={number}>
						<div>
							<h3>
								<Link to={pathTo("profile-view-more", { id: number })}>{title}</Link>
							</h3>
							{others > 0 && <p className="small muted">{t.more(others)}</p>}
							<p className="due-when flow small">
								<span>
									{t.payBefore} <DateText at={payBy} as="short-time" />
								</span>
								<Countdown until={Date.parse(payBy)} label={t.timeLeft} look="clock" />
							</p>
						</div>
						<p className="due-sum display display-2 tabular">{formatRupiah(total)}</p>
						<ButtonLink size="small" to={`${pathTo("order-complete")}?order=${number}`}>
							{t.pay}
							<span className="visually-hidden"> {title}</span>
						</ButtonLink>
					</li>
				))}
			</ul>
		</section>
	);
}
