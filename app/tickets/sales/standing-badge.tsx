import { club } from "../../../club/profile";
import type { Fixture } from "../../matches/fixtures/fixture";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Badge, type BadgeTone } from "../../ui/feedback/badge";
import { ticketTexts } from "../texts";
import { type SaleStanding, standingOf } from "./sale-standing";

const tones: Record<SaleStanding, BadgeTone> = {
	open: "ok",
	soon: "foam",
	"sold-out": "ink",
	closed: "line",
	postponed: "warn",
	cancelled: "err",
};

/** The state of an event's sale, as a word or a date. */
export function StandingBadge({ event }: { event: Pick<Fixture, "status" | "tickets"> }) {
	const t = useTexts(ticketTexts).state;
	const language = useLanguage();
	const standing = standingOf(event);
	const opens = event.tickets && formatDate(event.tickets.opensAt, "short", language, club.timeZone);
	return <Badge tone={tones[standing]}>{standing === "soon" ? t.soon(opens ?? "") : t[standing]}</Badge>;
}
