import type { labels } from "../../delivery/packing/contract";
import type { AnswerOf } from "../../platform/http/contract";
import { useTexts } from "../../platform/words/language";
import { formatPhone } from "../../platform/words/phone-number";
import type { StaffOrder } from "./order-row";
import { staffOrderTexts } from "./texts";

export type Label = AnswerOf<typeof labels>["labels"][number];

/** 100 × 150 mm, as label printers take it. Black on white in both themes. */
export function AddressLabel({ label }: { label: Label }) {
	const { paper: t } = useTexts(staffOrderTexts);
	const { address, sender, recipient } = label;
	return (
		<article className="paper paper-label">
			<header>
				<b>{label.deliveryName}</b>
				<span>{label.waybill}</span>
			</header>
			<section>
				<small>{t.to}</small>
				<p className="paper-name">{recipient.name}</p>
				<p>{formatPhone(recipient.phone)}</p>
				{address && (
					<p>
						{address.street}
						{address.landmark && ` (${address.landmark})`}
						<br />
						{[address.place.village?.name, address.place.district.name].filter(Boolean).join(", ")}
						<br />
						<b>
							{address.place.city.name}, {address.place.province.name} {address.postcode}
						</b>
					</p>
				)}
			</section>
			<section>
				<small>{t.from}</small>
				<p>
					{sender.name}, {formatPhone(sender.phone)}
					<br />
					{sender.address} {sender.postcode}
				</p>
			</section>
			<section>
				<small>{t.contents}</small>
				<p>{label.contents.map(({ title, quantity }) => `${quantity}× ${title}`).join(", ")}</p>
			</section>
			<footer>
				<b>{label.number}</b>
				<span>{t.serial(label.serial, label.of)}</span>
				<span>{(label.weightGrams / 1000).toFixed(2)} kg</span>
			</footer>
		</article>
	);
}

/** What goes into the box, with a square to tick for each line. */
export function PackingList({ order }: { order: StaffOrder }) {
	const { paper: t } = useTexts(staffOrderTexts);
	return (
		<article className="paper">
			<header>
				<b>{t.list}</b>
				<span>{order.number}</span>
			</header>
			<p>
				<b>{order.buyer.name}</b>, {order.delivery?.name}
			</p>
			<table>
				<tbody>
					{order.lines
						.filter(({ kind }) => kind === "goods" || kind === "service")
						.map((line) => (
							<tr key={line.position}>
								<td>
									<span className="paper-box" />
								</td>
								<td>{line.quantity}×</td>
								<td>
									{line.title}
									{line.sku && <small>{line.sku}</small>}
								</td>
							</tr>
						))}
				</tbody>
			</table>
			{order.delivery?.note && (
				<p>
					<b>{t.gift}:</b> {order.delivery.note}
				</p>
			)}
			<footer>
				<span>{t.done}:</span>
			</footer>
		</article>
	);
}
