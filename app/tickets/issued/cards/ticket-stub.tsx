import { fixtureTitle } from "../../../matches/fixtures/say-fixture";
import { useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { Badge, type BadgeTone } from "../../../ui/feedback/badge";
import { Picture } from "../../../ui/pictures/picture";
import { DateText } from "../../../ui/words/date-text";
import type { EventTickets, ShownTicket } from "../contract";
import { type ShownState, shownState } from "../shown-state";
import { passTexts } from "../texts";
import "../../../ui/cards/ticket-shape.css";
import "./ticket-stub.css";

type PassStubProps = { group: EventTickets; onOpen: () => void };

/** A member's tickets for one event, in the shape of a ticket with the poster as its stub. */
export function TicketStub({ group: { event, passes }, onOpen }: PassStubProps) {
	const t = useTexts(passTexts);
	const { timeZone } = event.venue;
	const valid = passes.filter(({ state }) => state === "valid");
	const sections = [...new Set(passes.map(({ section }) => section.label))];
	const gates = [...new Set(passes.map(({ section }) => section.gate))];
	return (
		<article className="ticket-shape pass-stub" data-division={event.division}>
			<div className="ticket-shape-stub">
				<Picture
					picture={event.cover}
					width={400}
					height={400}
					drawing={{ split: 0.5 }}
					phone={{ width: 780, height: 224, split: 0.5 }}
				/>
			</div>
			<div className="pass-stub-text">
				<p className="small muted">
					<DateText at={event.startsAt} as="short" timeZone={timeZone} />
					{"\u00a0· "}
					<DateText at={event.startsAt} as="time" timeZone={timeZone} />
					{`\u00a0· ${event.venue.name}`}
				</p>
				<h3 className="display display-2">{fixtureTitle(event)}</h3>
				<p className="pass-stub-states flow">{stateBadges(passes, t)}</p>
				<div className="pass-stub-foot flow apart gap-4">
					<dl className="flow">
						<div>
							<dt>{t.gate}</dt>
							<dd>{gates.join(", ")}</dd>
						</div>
						<div>
							<dt>{t.block}</dt>
							<dd>{sections.join(", ")}</dd>
						</div>
					</dl>
					<Button size="small" variant={valid.length > 0 ? "brand" : "ghost"} onClick={onOpen}>
						{valid.length > 0 ? t.open : t.look}
						<span className="visually-hidden"> {fixtureTitle(event)}</span>
					</Button>
				</div>
			</div>
		</article>
	);
}

function stateBadges(
	passes: readonly ShownTicket[],
	t: { count: (count: number) => string; state: Record<ShownState, string> },
) {
	const groups = Map.groupBy(passes, shownState);
	return [...groups].map(([state, own]) => (
		<Badge key={state} tone={tones[state] ?? "line"}>
			{state === "valid" ? t.count(own.length) : `${own.length} ${t.state[state].toLowerCase()}`}
		</Badge>
	));
}

const tones: Partial<Record<ShownState, BadgeTone>> = {
	valid: "ok",
	void: "err",
	offered: "warn",
	returning: "warn",
	frozen: "warn",
	disputed: "err",
};
