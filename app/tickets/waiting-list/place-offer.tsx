import { Clock } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { pathTo } from "../../paths";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button, ButtonLink } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { SummaryBox } from "../../ui/panels/summary-box";
import { Countdown } from "../../ui/words/countdown";
import { holdersIn, NamesAndMethod } from "../buying/names-and-method";
import { buyingTexts } from "../buying/texts";
import { TicketRefusal } from "../buying/ticket-refusal";
import { useTicketMethod } from "../buying/use-ticket-method";
import { type ShownPlaceOffer, type ShownWaiting, takeOffer } from "./contract";
import { LeaveList } from "./leave-list";
import { waitingListTexts } from "./texts";
import "../../ui/panels/two-columns.css";

type PlaceOfferProps = {
	saleId: string;
	waiting: ShownWaiting;
	offer: ShownPlaceOffer;
	onChanged: () => Promise<void>;
};

/** What somebody from the waiting list can have now: names, a way to pay, and the time that is left. */
export function OfferedPlaces({ saleId, waiting: { size }, offer, onChanged }: PlaceOfferProps) {
	const t = useTexts(waitingListTexts);
	const buying = useTexts(buyingTexts);
	const navigate = useNavigate();
	const [until] = useState(() => Date.parse(offer.until) - (Date.parse(offer.now) - Date.now()));
	const total = offer.price * size;
	const { method, choose } = useTicketMethod(total);
	const toOrder = (number: string) => `${pathTo("order-complete")}?order=${number}`;
	const { onSubmit, isBusy, failure } = useSubmit(
		async (form: FormData) => {
			if (!method) return false;
			const { number } = await callApi(takeOffer, { sale: saleId, holders: holdersIn(form, size), method });
			await navigate(toOrder(number));
		},
		// The offer may be another by now, or gone.
		{ onFailure: onChanged },
	);
	if (offer.orderNumber)
		return (
			<section className="waiting-list stack gap-3">
				<h2 className="display display-2">{t.offerTitle}</h2>
				<Note>{t.ordered(offer.orderNumber)}</Note>
				<ButtonLink to={toOrder(offer.orderNumber)}>{t.pay}</ButtonLink>
			</section>
		);

	return (
		<section className="waiting-list stack gap-3 waiting-offer">
			<h2 className="display display-2">{t.offerTitle}</h2>
			<p>
				<b>{buying.line(size, offer.section)}</b>
			</p>
			<p className="row">
				<Clock className="icon" aria-hidden="true" />
				<span>
					{t.offerLeft}{" "}
					<b>
						<Countdown until={until} label={t.timeLeft} look="clock" onEnd={() => void onChanged()} />
					</b>
				</span>
			</p>
			<form className="two-columns" onSubmit={onSubmit}>
				<div>
					<NamesAndMethod count={size} seats={offer.seats} total={total} method={method} onMethod={choose} />
				</div>
				<aside>
					<SummaryBox
						title={buying.summary}
						lines={[{ label: buying.line(size, offer.section), value: formatRupiah(total) }]}
						total={{ label: buying.total, value: formatRupiah(total) }}
						action={
							<>
								<TicketRefusal refusal={failure} />
								<Button type="submit" block loading={isBusy}>
									{t.take}
								</Button>
								<p className="small muted">{buying.within}</p>
							</>
						}
					>
						{offer.seats.length > 0 && (
							<ul className="held-seats">
								{offer.seats.map(({ row, number }) => (
									<li key={`${row} ${number}`}>{t.seat(row, number)}</li>
								))}
							</ul>
						)}
					</SummaryBox>
				</aside>
			</form>
			<LeaveList saleId={saleId} text={t.declineText} label={t.decline} onDone={onChanged} />
		</section>
	);
}
