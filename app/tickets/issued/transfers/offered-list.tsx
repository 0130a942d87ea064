import { useState } from "react";
import { fixtureTitle } from "../../../matches/fixtures/say-fixture";
import { useSubmit } from "../../../platform/browser/use-submit";
import { callApi } from "../../../platform/http/call-api";
import type { AnswerOf } from "../../../platform/http/contract";
import { formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { Note } from "../../../ui/feedback/note";
import { transferTexts } from "../cards/transfer-texts";
import {
	acceptOfferedTicket,
	declineOfferedTicket,
	type OfferedTicket,
	type offeredTickets,
} from "./contract";
import "./offered-list.css";

type OfferedListProps = {
	offered: AnswerOf<typeof offeredTickets>;
	/** Of the link that was opened. */
	token: string | undefined;
	onChanged: () => void;
};

/** Tickets that others would like to give this member. */
export function OfferedList({ offered: { offers, isLinkGood }, token, onChanged }: OfferedListProps) {
	const t = useTexts(transferTexts);
	// A link that has just been used is not an error.
	const [hasAnswered, setAnswered] = useState(false);
	const note = () => {
		setAnswered(true);
		onChanged();
	};
	return (
		<>
			{isLinkGood === false && !hasAnswered && <Note tone="warn">{t.badLink}</Note>}
			{offers.length > 0 && (
				<section className="offered-list">
					<h2 className="display display-2">{t.offersTitle}</h2>
					<ul className="stack gap-4">
						{offers.map((offer) => (
							<li key={offer.id}>
								<Offered offer={offer} token={token} onChanged={note} />
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

function Offered({ offer, token, onChanged }: { offer: OfferedTicket } & Omit<OfferedListProps, "offered">) {
	const t = useTexts(transferTexts);
	const language = useLanguage();
	const { event, section, seat } = offer;
	const at = (time: string) => formatDateTime(time, "short", language, event.venue.timeZone);
	const answer = { id: offer.id, ...(token && { token }) };
	const accept = useSubmit(() => callApi(acceptOfferedTicket, answer), {
		done: t.accepted,
		after: onChanged,
	});
	const decline = useSubmit(() => callApi(declineOfferedTicket, answer), {
		done: t.declined,
		after: onChanged,
	});
	return (
		<article className="offered-pass row flow apart" data-division={event.division}>
			<div>
				<p className="small">{t.from(offer.from)}</p>
				<h3 className="display display-1">{fixtureTitle(event)}</h3>
				<p>{`${at(event.startsAt)}\u00a0· ${event.venue.name}`}</p>
				<p>
					<b>{[section, seat && t.seat(seat.row, seat.number)].filter(Boolean).join(", ")}</b>
				</p>
				<p className="small">{t.until(at(offer.until))}</p>
			</div>
			<div className="button-row flow gap-3">
				<Button loading={accept.isBusy} disabled={decline.isBusy} onClick={() => void accept.submit()}>
					{t.accept}
					<span className="visually-hidden"> {fixtureTitle(event)}</span>
				</Button>
				<Button
					variant="ghost"
					loading={decline.isBusy}
					disabled={accept.isBusy}
					onClick={() => void decline.submit()}
				>
					{t.decline}
					<span className="visually-hidden"> {fixtureTitle(event)}</span>
				</Button>
			</div>
		</article>
	);
}
