import { club } from "../../club/profile";
import type { Fixture } from "../events/fixture/fixture";
import { formatDate } from "../platform/dates";
import { useLanguage, useTexts } from "../platform/language";
import { Badge, type BadgeTone } from "../ui/badge";
import { type SaleStanding, standingOf } from "./sale-standing";
import { ticketTexts } from "./texts";

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
