import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { usePublicUrl } from "../platform/public-url";
import { StructuredData } from "../platform/structured-data";
import type { EventDetail } from "./contract";
import { describeFixture } from "./fixture/describe-fixture";
import { fixturePath } from "./fixture/fixture-link";
import { fixtureTitle } from "./fixture/fixture-words";
import { eventsTexts } from "./texts";

/** The event for search engines. */
export function EventStructure({ event }: { event: EventDetail }) {
	const t = useTexts(eventsTexts);
	const publicUrl = usePublicUrl();
	const url = `${publicUrl}${fixturePath(event)}`;
	const crumbs = [
		{ name: t.fixturesAndResults, item: `${publicUrl}${pathTo("event-list")}` },
		{ name: fixtureTitle(event), item: url },
	];
	return (
		<StructuredData
			data={{
				"@graph": [
					{ ...describeFixture(event, publicUrl), description: event.summary },
					{
						"@type": "BreadcrumbList",
						itemListElement: crumbs.map((crumb, index) => ({
							"@type": "ListItem",
							position: index + 1,
							...crumb,
						})),
					},
				],
			}}
		/>
	);
}
