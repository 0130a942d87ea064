import { data } from "react-router";
import { club } from "../../club/profile";
import { eventDetail } from "../matches/events/contract";
import { pageRead } from "../platform/browser/page-read";
import { clubSections } from "../platform/club-profile";
import { chosenIn, pageIn } from "../platform/lists/list-address";
import { promoLink, ticketSale, ticketSaleList } from "./contract";
import { isMissing } from "./sales/missing-answer";

export const ticketListRead = pageRead((call, { query }) =>
	call(ticketSaleList, { division: chosenIn(query, "division", clubSections), page: pageIn(query) }),
);

export const saleRead = pageRead((call, { params }) => call(ticketSale, { event: params.id ?? "" }));

/** An unknown link has its own message, still with status 404. */
export const promoRead = pageRead(async (call, { params }) => {
	try {
		return await call(promoLink, { slug: params.promo_link ?? "" });
	} catch (error) {
		if (isMissing(error)) return data(null, { status: 404 });
		throw error;
	}
});

export const landingRead = pageRead(async (call) => {
	const event = await call(eventDetail, { slug: club.eventSlug });
	return { event, sale: event.tickets ? await call(ticketSale, { event: event.slug }) : null };
});
