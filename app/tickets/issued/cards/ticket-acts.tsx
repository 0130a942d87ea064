import { CalendarPlus, Download, Share2 } from "lucide-react";
import { calendarFile } from "../../../matches/calendar/calendar-links";
import type { Fixture } from "../../../matches/fixtures/fixture";
import { fixtureTitle } from "../../../matches/fixtures/say-fixture";
import { showError, showSuccess } from "../../../platform/browser/toast";
import { useSubmit } from "../../../platform/browser/use-submit";
import { useTexts } from "../../../platform/words/language";
import type { ShownTicket } from "../contract";
import { saveTicketPdf } from "../pdf/save-ticket-pdf";
import { passTexts } from "../texts";
import { WalletLinks } from "../wallets/wallet-links";
import { TakeBack, TransferAndReturn } from "./transfer-and-return";

type PassActsProps = { event: Fixture; pass: ShownTicket; onChanged: (pass: ShownTicket) => void };

/** What the owner of a valid ticket can do with it. */
export function TicketActs({ event, pass, onChanged }: PassActsProps) {
	const t = useTexts(passTexts);
	const { submit: save, isBusy: isSaving } = useSubmit(async () => {
		if (!(await saveTicketPdf(pass.number))) showError(t.pdfFailed);
	});
	async function share() {
		const url = new URL(pass.qr!.path, window.location.origin).href;
		try {
			if (navigator.share) return await navigator.share({ title: fixtureTitle(event), url });
			await navigator.clipboard.writeText(url);
			showSuccess(t.shared);
		} catch (error) {
			// Closing the share sheet is an error, too.
			if ((error as Error).name !== "AbortError") showError(t.notShared);
		}
	}
	return (
		<>
			<button type="button" onClick={() => void share()}>
				<Share2 className="icon" aria-hidden="true" />
				{t.share}
			</button>
			<button type="button" aria-busy={isSaving} onClick={() => void save()}>
				<Download className="icon" aria-hidden="true" />
				{t.pdf}
			</button>
			<a href={calendarFile(event.slug)} download>
				<CalendarPlus className="icon" aria-hidden="true" />
				{t.calendar}
			</a>
			<WalletLinks pass={pass} />
			{pass.own &&
				(pass.own.offer ? (
					<TakeBack event={event} pass={pass} offer={pass.own.offer} onChanged={onChanged} />
				) : (
					<TransferAndReturn event={event} pass={pass} own={pass.own} onChanged={onChanged} />
				))}
		</>
	);
}
