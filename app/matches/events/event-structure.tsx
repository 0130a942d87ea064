import { pathTo } from "../../paths";
import { addressIn } from "../../platform/browser/address-in";
import { breadcrumbList } from "../../platform/browser/breadcrumb-list";
import { StructuredData } from "../../platform/browser/structured-data";
import { usePublicUrl } from "../../platform/http/public-url";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useLanguage, useTexts } from "../../platform/words/language";
import { describeFixture } from "../fixtures/describe-fixture";
import { fixturePath } from "../fixtures/fixture-link";
import { fixtureTitle } from "../fixtures/say-fixture";
import type { EventDetail } from "./contract";
import { eventsTexts } from "./texts";

/** JSON-LD of the event for search engines. */
export function EventStructure({ event }: { event: EventDetail }) {
	const t = useTexts(eventsTexts);
	const language = useLanguage();
	const publicUrl = usePublicUrl();
	const house = useSectionLabel()(event.division);
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
