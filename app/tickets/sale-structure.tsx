import { club } from "../../club/profile";
import { availabilityOf, describeFixture } from "../events/fixture/describe-fixture";
import { ticketPath } from "../events/fixture/fixture-link";
import type { AnswerOf } from "../platform/contract";
import { usePublicUrl } from "../platform/public-url";
import { StructuredData } from "../platform/structured-data";
import type { ticketSale } from "./contract";

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
