import { club } from "../../club/profile";
import { cardAddress } from "../platform/card-address";
import { defaultLanguage } from "../platform/language";
import type { Fixture } from "./fixture";
import { fixturePath, ticketPath } from "./fixture-link";
import { fixtureTitle, sidesOf } from "./fixture-words";

/** One fixture in the words of schema.org, also for pages that list several. */
export function describeFixture(fixture: Fixture, publicUrl: string): Record<string, unknown> {
	const { opponent, tickets, venue } = fixture;
	const us = { "@type": "SportsTeam", name: club.name };
	const them = opponent && { "@type": "SportsTeam", name: opponent.name };
	const [homeTeam, awayTeam] = sidesOf(fixture.home, us, them);
	return {
		"@type": opponent ? "SportsEvent" : "Event",
		name: fixtureTitle(fixture),
		url: `${publicUrl}${fixturePath(fixture)}`,
		startDate: fixture.startsAt,
		endDate: fixture.endsAt,
		eventStatus: `https://schema.org/${statuses[fixture.status]}`,
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		image: [`${publicUrl}${cardAddress(fixturePath(fixture), defaultLanguage)}`],
		location: {
			"@type": "Place",
			name: venue.name,
			address: { "@type": "PostalAddress", addressLocality: venue.city, addressCountry: "ID" },
		},
		organizer: { "@type": "SportsOrganization", name: club.name, url: publicUrl },
		...(opponent && { homeTeam, awayTeam, competitor: [homeTeam, awayTeam] }),
		...(tickets?.fromPrice && {
			offers: {
				"@type": "Offer",
				price: tickets.fromPrice,
				priceCurrency: club.currency,
				availability: `https://schema.org/${tickets.state === "open" ? "InStock" : "SoldOut"}`,
				validFrom: tickets.opensAt,
				url: `${publicUrl}${ticketPath(fixture)}`,
			},
		}),
	};
}

const statuses: Record<Fixture["status"], string> = {
	upcoming: "EventScheduled",
	live: "EventScheduled",
	finished: "EventScheduled",
	postponed: "EventPostponed",
	cancelled: "EventCancelled",
};
