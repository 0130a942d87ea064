import { useId, useState } from "react";
import { club } from "../../../club/profile";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import { pathTo } from "../../paths";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { OptionCard, OptionGroup } from "../../ui/fields/option-card";
import { MoreLink } from "../../ui/navigation/more-link";
import type { TicketChoiceName } from "../buying/ticket-choices";
import { type ChangedTicket, chooseForTickets } from "./contract";
import { matchChangeTexts } from "./texts";
import "./changed-tickets.css";

type ChangedTicketsProps = {
	changes: readonly ChangedTicket[];
	/** On the screen of their own order. */
	isOnOrder?: boolean;
	/** They and other things on the screen may have changed. */
	onAnswered: () => void;
};

/** The member's tickets for changed matches: what to do with them, or what was done. */
export function ChangedTickets({ changes, isOnOrder = false, onAnswered }: ChangedTicketsProps) {
	const t = useTexts(matchChangeTexts);
	if (changes.length === 0) return null;
	return (
		<section className="changed-tickets stack gap-4">
			<h2 className="display display-2">{t.title}</h2>
			<ul className="stack gap-4">
				{changes.map((ticket) => (
					<li key={ticket.id}>
						<OneChange ticket={ticket} isOnOrder={isOnOrder} onAnswered={onAnswered} />
					</li>
				))}
			</ul>
		</section>
	);
}

type OneChangeProps = { ticket: ChangedTicket; isOnOrder: boolean; onAnswered: () => void };

function OneChange({ ticket, isOnOrder, onAnswered }: OneChangeProps) {
	const t = useTexts(matchChangeTexts);
	const language = useLanguage();
	const { event, kind, note, previousStartsAt, tickets, orderNumber, amount, credit } = ticket;
	const when = (at: string) => formatDateTime(at, "short", language, event.venue.timeZone);
	return (
		<article className="changed-ticket stack gap-3" data-open={ticket.choices.length > 0 ? "" : undefined}>
			<h3>{fixtureTitle(event)}</h3>
			<p>
				<b>{t.happened[kind]}</b> {note}{" "}
				{kind === "moved" && (
					<>
						{t.newDate(when(event.startsAt), event.venue.name)}{" "}
						{previousStartsAt && <span className="muted">{t.oldDate(when(previousStartsAt))}</span>}
					</>
				)}
			</p>
			<p className="small muted">
				{t.about(tickets, orderNumber)}
				{amount > 0 && `\u00a0· ${formatRupiah(amount)}`}
				{credit > 0 && `\u00a0· ${t.paidByCredit(formatRupiah(credit))}`}
			</p>
			{ticket.choice ? (
				<Outcome ticket={ticket} choice={ticket.choice} isOnOrder={isOnOrder} />
			) : ticket.choices.length > 0 ? (
				<Choice ticket={ticket} onAnswered={onAnswered} />
			) : (
				<Note>{t.late}</Note>
			)}
		</article>
	);
}

function Choice({ ticket, onAnswered }: Omit<OneChangeProps, "isOnOrder">) {
	const t = useTexts(matchChangeTexts);
	const language = useLanguage();
	const name = useId();
	const [chosen, setChosen] = useState<TicketChoiceName | null>(null);
	const { id, choices, answerBy, unanswered } = ticket;
	const { onSubmit, isBusy } = useSubmit(
		() => !!chosen && callApi(chooseForTickets, { id, choice: chosen }),
		{
			done: t.sent,
			after: onAnswered,
		},
	);
	return (
		<form className="stack gap-3" onSubmit={onSubmit}>
			<OptionGroup legend={t.choose}>
				{choices.map((choice) => (
					<OptionCard
						key={choice}
						name={name}
						label={t.choices[choice]}
						hint={hintOf(choice, ticket, t)}
						end={endOf(choice, ticket)}
						checked={chosen === choice}
						onChange={() => setChosen(choice)}
					/>
				))}
			</OptionGroup>
			<p className="small">
				{t.until(formatDateTime(answerBy, "full", language, club.timeZone))} {t.unanswered[unanswered]}
			</p>
			<p className="small muted">{t.frozen}</p>
			<Button type="submit" loading={isBusy} disabled={!chosen}>
				{t.send}
			</Button>
		</form>
	);
}

/** A refund brings back what was paid: money as money, credit as credit. */
function hintOf(choice: TicketChoiceName, { amount, credit }: ChangedTicket, t: typeof matchChangeTexts.en) {
	if (amount === 0 && choice === "refund") return t.takenBack;
	if (amount === 0 && choice === "credit") return t.creditBack;
	if (credit > 0 && choice === "refund") return `${t.hints.refund} ${t.creditToo(formatRupiah(credit))}`;
	return t.hints[choice];
}

function endOf(choice: TicketChoiceName, { amount, credit }: ChangedTicket) {
	const sum = choice === "credit" ? amount + credit : amount;
	return choice !== "keep" && sum > 0 && formatRupiah(sum);
}

type OutcomeProps = { ticket: ChangedTicket; choice: TicketChoiceName; isOnOrder: boolean };

function Outcome({ ticket, choice, isOnOrder }: OutcomeProps) {
	const t = useTexts(matchChangeTexts);
	const { amount, credit, voucher, isDefault, orderNumber } = ticket;
	const isReturned = choice !== "keep";
	return (
		<Note tone="ok">
			<p>
				{amount > 0 || !isReturned ? t.outcomes[choice] : t.taken}
				{isReturned && credit > 0 && ` ${t.creditReturned(formatRupiah(credit))}`}
			</p>
			{isDefault && <p className="small">{t.byDefault}</p>}
			{voucher && (
				<p>
					{t.code}: <b className="changed-ticket-code tabular">{voucher}</b>
				</p>
			)}
			{choice === "refund" && amount > 0 && !isOnOrder && (
				<MoreLink tight to={pathTo("profile-view-more", { id: orderNumber })}>
					{t.seeOrder}
				</MoreLink>
			)}
		</Note>
	);
}
