import { Sun, WifiOff, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import { fixtureTitle } from "../../../matches/fixtures/say-fixture";
import { useTexts } from "../../../platform/words/language";
import { pictureUrl } from "../../../ui/art/picture-url";
import { cacheTickets } from "../cached-tickets";
import type { EventTickets, ShownTicket } from "../contract";
import { passTexts } from "../texts";
import { TicketActs } from "./ticket-acts";
import { TicketCard } from "./ticket-card";
import { TicketNotice } from "./ticket-notice";
import "./ticket-viewer.css";

type PassViewerProps = {
	group: EventTickets;
	memberId: string | undefined;
	onClose: () => void;
	onChanged: (pass: ShownTicket) => void;
};

/** All of a member's tickets for one event over the whole screen, side by side. */
export function TicketViewer({ group, memberId, onClose, onChanged }: PassViewerProps) {
	const t = useTexts(passTexts);
	const { event, passes } = group;
	const pager = useRef<HTMLDivElement>(null);
	const [at, setAt] = useState(0);
	const opener = useRef<Element | null>(null);
	const returnFocus = (event: Event) => {
		event.preventDefault();
		if (opener.current instanceof HTMLElement) opener.current.focus();
	};
	useEffect(() => {
		if (memberId) void cacheTickets(group, memberId);
	}, [group, memberId]);
	const show = (index: number) =>
		pager.current?.children[index]?.scrollIntoView({ inline: "center", block: "nearest" });
	return (
		<Dialog.Root open onOpenChange={(open) => open || onClose()}>
			<Dialog.Portal>
				<Dialog.Content
					className="pass-viewer on-brand"
					aria-modal="true"
					aria-describedby={undefined}
					onOpenAutoFocus={() => {
						opener.current = document.activeElement;
					}}
					onCloseAutoFocus={returnFocus}
				>
					<img className="pass-viewer-art" src={pictureUrl(art, artSize)} {...artSize} alt="" />
					<div className="pass-viewer-head">
						<Dialog.Close className="icon-button" aria-label={t.close}>
							<X className="icon" aria-hidden="true" />
						</Dialog.Close>
						<Dialog.Title className="visually-hidden">{t.ticketsOf(fixtureTitle(event))}</Dialog.Title>
						<p aria-live="polite">{t.at(at + 1, passes.length)}</p>
					</div>
					<p className="pass-bright row gap-3">
						<Sun className="icon" aria-hidden="true" />
						{t.bright}
					</p>
					{/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser */}
					<div
						ref={pager}
						className="pass-pager row gap-4"
						role="group"
						aria-label={t.other}
						// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
						tabIndex={0}
						onScroll={({ currentTarget }) => setAt(nearestTo(currentTarget))}
					>
						{passes.map((pass) => (
							<TicketCard key={pass.number} event={event} pass={pass} notice={<TicketNotice pass={pass} />}>
								<TicketActs event={event} pass={pass} onChanged={onChanged} />
							</TicketCard>
						))}
					</div>
					<div className="pass-viewer-foot row gap-3 apart">
						<span>
							<WifiOff className="icon" aria-hidden="true" />
							{t.kept}
						</span>
						{passes.length > 1 && (
							<nav aria-label={t.other}>
								{passes.map(({ number }, index) => (
									<button
										key={number}
										type="button"
										aria-label={t.show(index + 1)}
										aria-current={index === at}
										onClick={() => show(index)}
									/>
								))}
							</nav>
						)}
					</div>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

/** The card whose middle is nearest to the middle of what is in sight. */
function nearestTo(pager: HTMLElement): number {
	const middle = pager.scrollLeft + pager.clientWidth / 2;
	const away = [...pager.children].map((card) => {
		const { offsetLeft, offsetWidth } = card as HTMLElement;
		return Math.abs(offsetLeft + offsetWidth / 2 - middle);
	});
	return away.indexOf(Math.min(...away));
}

const art = { art: "band", slug: "pass", stripes: 10 } as const;
const artSize = { width: 1364, height: 900 };
