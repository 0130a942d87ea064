import { pathTo } from "../paths";
import { addressIn } from "../platform/address-in";
import { breadcrumbList } from "../platform/breadcrumb-list";
import { useHouseLabel } from "../platform/house-label";
import { useLanguage, useTexts } from "../platform/language";
import { usePublicUrl } from "../platform/public-url";
import { StructuredData } from "../platform/structured-data";
import type { EventDetail } from "./contract";
import { describeFixture } from "./fixture/describe-fixture";
import { fixturePath } from "./fixture/fixture-link";
import { fixtureTitle } from "./fixture/fixture-words";
import { eventsTexts } from "./texts";

/** JSON-LD of the event for search engines. */
export function EventStructure({ event }: { event: EventDetail }) {
	const t = useTexts(eventsTexts);
	const language = useLanguage();
	const publicUrl = usePublicUrl();
	const house = useHouseLabel()(event.division);
	const { previousStartsAt, venue } = event;
	// A new date is known, so it is rescheduled, not postponed.
	const hasMoved = previousStartsAt && event.status !== "cancelled";
	return (
		<StructuredData
			data={{
				"@graph": [
					{
						...describeFixture(event, publicUrl),
						url: addressIn(language, `${publicUrl}${fixturePath(event)}`),
						description: event.summary,
						...(event.opponent && { sport: house }),
						...(hasMoved && { eventStatus: "https://schema.org/EventRescheduled" }),
						...(previousStartsAt && { previousStartDate: previousStartsAt }),
						location: {
							"@type": "Place",
							name: venue.name,
							address: {
								"@type": "PostalAddress",
								streetAddress: venue.address,
								addressLocality: venue.city,
								addressCountry: "ID",
							},
						},
					},
					breadcrumbList(publicUrl, [
						{ label: t.fixturesAndResults, to: pathTo("event-list") },
						{ label: fixtureTitle(event), to: fixturePath(event) },
					]),
				],
			}}
		/>
	);
}
