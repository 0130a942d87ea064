import { useMemo, useState } from "react";
import { useTexts } from "../../platform/language";
import type { OfferedSection } from "../../tickets/offered-section";
import { VenueMap } from "../../tickets/venue-map/venue-map";
import type { StaffSale } from "./sale-screen";
import { SectionDialog } from "./section-dialog";
import type { StaffSection } from "./section-table";
import { ticketOfficeTexts } from "./texts";

/** The sections as fans see them on the map; one that has places left is changed by pressing it. */
export function SaleMap({ sale }: { sale: StaffSale }) {
	const t = useTexts(ticketOfficeTexts);
	const [edited, setEdited] = useState<string | null>(null);
	const sections = useMemo(() => sale.sections.map(toOffered), [sale.sections]);
	const section = sale.sections.find(({ key }) => key === edited);
	return (
		<section className="office-panel">
			<header>
				<h2>{t.map}</h2>
			</header>
			<VenueMap
				venue={sale.event.venue.name}
				venueMap={sale.venueMap}
				sections={sections}
				chosen={edited}
				onChoose={setEdited}
				stand={null}
			/>
			{section && <SectionDialog key={section.id} section={section} onClose={() => setEdited(null)} />}
		</section>
	);
}

/** Below a tenth, a section counts as nearly sold out, as on the sale's own page. */
function toOffered(section: StaffSection): OfferedSection {
	const { left, quota, isClosed } = section;
	return {
		...section,
		note: null,
		isShaded: false,
		isOffered: true,
		formerPrice: null,
		availability: isClosed || left <= 0 ? "none" : left * 10 <= quota ? "few" : "free",
	};
}
