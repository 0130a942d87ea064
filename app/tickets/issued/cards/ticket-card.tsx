import type { ReactNode } from "react";
import type { Fixture } from "../../../matches/fixtures/fixture";
import { fixtureTitle } from "../../../matches/fixtures/say-fixture";
import { formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { Crest } from "../../../ui/art/marks/crest";
import { pictureUrl } from "../../../ui/art/picture-url";
import { classNames } from "../../../ui/class-names";
import { TeamCrest } from "../../../ui/pictures/team-crest";
import { DateText } from "../../../ui/words/date-text";
import type { ShownTicket } from "../contract";
import { DeadQr, TicketQr } from "../qr/ticket-qr";
import { shownState } from "../shown-state";
import { passTexts } from "../texts";
import { spellTicketNumber } from "../ticket-number";
import "./ticket-card.css";

type PassCardProps = {
	event: Fixture;
	pass: ShownTicket;
	heading?: "h2" | "h3";
	/** What can be done with a valid ticket. */
	children?: ReactNode;
	/** What has been begun with it. */
	notice?: ReactNode;
};

/** One ticket. A dead one shows it by its shape: used is punched through, void is torn, transferred and given back are outlines. */
export function TicketCard({ event, pass, heading: Heading = "h3", children, notice }: PassCardProps) {
	const t = useTexts(passTexts);
	const { timeZone } = event.venue;
	return (
		<article
			className={classNames(
				"pass-card",
				`pass-${pass.state}`,
				pass.own?.offer && "pass-on-offer",
				(pass.isFrozen || pass.isDisputed) && "pass-frozen",
			)}
			aria-label={`${spellTicketNumber(pass.number)}, ${t.state[shownState(pass)]}`}
			data-division={event.division}
		>
			<div className="pass-paper">
				<div className="pass-poster sea row apart" aria-hidden="true">
					<img src={pictureUrl(event.cover, { width: 700, height: 148, split: 0.5, bare: true })} alt="" />
					<Crest size={34} variant="foam" />
					{event.opponent && <TeamCrest crest={event.opponent.crest} size={34} />}
				</div>
				<div className="pass-match">
					<Heading>{fixtureTitle(event)}</Heading>
					<p>
						<DateText at={event.startsAt} as="short" timeZone={timeZone} />
						{"\u00a0· "}
						<DateText at={event.startsAt} as="time" timeZone={timeZone} />
						{`\u00a0· ${event.venue.name}`}
					</p>
				</div>
				<div className="pass-code">
					{pass.qr ? (
						<TicketQr qr={pass.qr} label={t.qr(spellTicketNumber(pass.number))} />
					) : pass.state === "transferred" || pass.state === "returned" ? (
						<HandedOn />
					) : (
						<DeadQr />
					)}
				</div>
				<PassState pass={pass} timeZone={timeZone} />
				<p className="pass-number">{spellTicketNumber(pass.number)}</p>
				<dl className="pass-place flow">
					<div>
						<dt>{t.gate}</dt>
						<dd>{pass.section.gate}</dd>
					</div>
					<div>
						<dt>{t.block}</dt>
						<dd>{pass.section.label}</dd>
					</div>
					{pass.seat && (
						<>
							<div>
								<dt>{t.row}</dt>
								<dd>{pass.seat.row}</dd>
							</div>
							<div>
								<dt>{t.seat}</dt>
								<dd>{pass.seat.number}</dd>
							</div>
						</>
					)}
				</dl>
				<p className="pass-holder">
					<span>{t.holder}</span>
					<b>{pass.holder}</b>
				</p>
			</div>
			{notice}
			<div className="pass-acts">{pass.state === "valid" ? children : <p>{t.foot[pass.state]}</p>}</div>
		</article>
	);
}

function PassState({ pass, timeZone }: { pass: ShownTicket; timeZone: string }) {
	const t = useTexts(passTexts);
	const language = useLanguage();
	const when = (at: string | null) => (at ? formatDateTime(at, "short", language, timeZone) : "");
	const words = {
		valid: pass.isDisputed ? t.disputed : pass.isFrozen ? t.frozen : t.ready,
		used: t.usedAt(when(pass.usedAt), pass.usedGate ?? ""),
		void: t.voidAt(when(pass.endedAt)),
		transferred: t.transferredAt(when(pass.endedAt)),
		returned: t.returnedAt(when(pass.endedAt)),
	};
	return (
		<p className="pass-state small">
			<b>{t.state[shownState(pass)]}</b>
			<span>{words[pass.state]}</span>
		</p>
	);
}

const HandedOn = () => (
	<svg className="pass-handed-on" viewBox="0 0 240 240" aria-hidden="true">
		<path
			d="M10 120C44 52 78 52 112 110S176 176 216 84M168 78l50-2 10 50"
			fill="none"
			stroke="currentColor"
			strokeWidth="16"
		/>
	</svg>
);
