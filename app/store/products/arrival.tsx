import { Check } from "lucide-react";
import { club } from "../../../club/profile";
import type { DeliveryService, deliveryRates } from "../../orders/checkout/contract";
import { isCourier } from "../../orders/checkout/delivery/delivery-days";
import type { AnswerOf } from "../../platform/http/contract";
import { dayOf } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { sayDay } from "../../platform/words/say-day";
import { deliveryTexts } from "./delivery-texts";

/** When the cheapest courier delivers, and which one, if any, arrives before the next home match. */
export function ArrivalNote({ answer }: { answer: AnswerOf<typeof deliveryRates> }) {
	const t = useTexts(deliveryTexts);
	const language = useLanguage();
	const byPrice = answer.services.filter(isCourier).toSorted((one, other) => one.price - other.price);
	const [cheapest] = byPrice;
	if (!cheapest) return <p>{answer.state === "away" ? t.away : t.notServed}</p>;
	const say = ({ arrival: { from, to } }: DeliveryService) =>
		from === to
			? sayDay(to, language, "short")
			: `${sayDay(from, language, "short")} – ${sayDay(to, language, "short")}`;
	const nameOf = ({ courierName, name }: DeliveryService) => `${courierName} ${name}`;
	const matchDay = answer.match && sayDay(dayOf(answer.match.startsAt, club.timeZone), language, "short");
	const inTime = byPrice.find(({ isBeforeMatch }) => isBeforeMatch);
	return (
		<div aria-live="polite">
			<p>
				<b>{t.arrives(say(cheapest))}</b> {t.by(nameOf(cheapest), formatRupiah(cheapest.price))}
			</p>
			{matchDay && inTime === cheapest && (
				<p className="delivery-in-time row">
					<Check className="icon" aria-hidden="true" />
					{t.before(matchDay)}
				</p>
			)}
			{matchDay && inTime && inTime !== cheapest && (
				<p>{t.fasterBefore(matchDay, nameOf(inTime), formatRupiah(inTime.price))}</p>
			)}
			{matchDay && !inTime && <p className="muted">{t.after(matchDay)}</p>}
		</div>
	);
}
