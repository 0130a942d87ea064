import { useTexts } from "../../platform/words/language";
import type { SoldTicket } from "../../tickets/issued/sold/contract";
import { isRefundable } from "../../tickets/issued/sold/ticket-standings";
import { spellTicketNumber } from "../../tickets/issued/ticket-number";
import { Note } from "../../ui/feedback/note";
import { Checkbox } from "../../ui/fields/checkbox";
import { ticketBoxesTexts } from "./ticket-boxes-texts";

type TicketBoxesProps = {
	label: string;
	tickets: readonly SoldTicket[];
	chosen: readonly SoldTicket[];
	onChoose: (ticket: SoldTicket, isChosen: boolean) => void;
};

/** The tickets of one line of an order, to choose which come back. Those that are over can't be chosen. */
export function TicketBoxes({ label, tickets, chosen, onChoose }: TicketBoxesProps) {
	const t = useTexts(ticketBoxesTexts);
	const handedOn = chosen.filter(({ standing }) => standing === "handed_on").length;
	const used = chosen.filter(({ standing }) => standing === "used").length;
	return (
		<fieldset className="ticket-boxes stack gap-1">
			<legend className="field-label">{label}</legend>
			<p className="field-message small muted">{t.hint}</p>
			{tickets.map((ticket) => (
				<Checkbox
					key={ticket.number}
					label={
						<>
							<b>{ticket.place}</b>
							<small>
								{ticket.holder} · <span className="tabular">{spellTicketNumber(ticket.number)}</span> ·{" "}
								{ticket.owner && ticket.standing === "handed_on"
									? t.handedOnTo(ticket.owner)
									: t.standing[ticket.standing]}
							</small>
						</>
					}
					disabled={!isRefundable(ticket.standing)}
					checked={chosen.includes(ticket)}
					onChange={({ target }) => onChoose(ticket, target.checked)}
				/>
			))}
			{handedOn > 0 && (
				<Note tone="warn" announce>
					{t.handedOnDie(handedOn)}
				</Note>
			)}
			{used > 0 && <Note announce>{t.usedStay(used)}</Note>}
		</fieldset>
	);
}
