import { club } from "../../../club/profile";
import { availabilityOf, describeFixture } from "../../matches/fixtures/describe-fixture";
import { ticketPath } from "../../matches/fixtures/fixture-link";
import { StructuredData } from "../../platform/browser/structured-data";
import type { AnswerOf } from "../../platform/http/contract";
import { usePublicUrl } from "../../platform/http/public-url";
import type { ticketSale } from "../contract";

/** JSON-LD of the event with an offer per section, for search engines. */
export function SaleStructure({ sale }: { sale: AnswerOf<typeof ticketSale> }) {
	const publicUrl = usePublicUrl();
	const { event, sections } = sale;
	return (
		<StructuredData
			data={{
				...describeFixture(event, publicUrl),
				description: event.summary,
				offers: sections.map(({ label, price, left }) => ({
					"@type": "Offer",
					name: label,
					price,
					priceCurrency: club.currency,
					availability: availabilityOf(left === 0 ? "sold-out" : (event.tickets?.state ?? "closed")),
					validFrom: event.tickets?.opensAt,
					validThrough: event.tickets?.closesAt,
					url: `${publicUrl}${ticketPath(event)}`,
				})),
			}}
		/>
	);
}
