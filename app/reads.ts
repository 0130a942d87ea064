import {
	academyRead,
	divisionHomeRead,
	entertainmentHomeRead,
	entertainmentItemRead,
	foundationListRead,
	programmeRead,
} from "./club-life/reads";
import { eventListRead, eventRead } from "./matches/events/reads";
import { articleRead, newsListRead } from "./news/reads";
import { cartRead } from "./orders/cart/reads";
import { achievementListRead, playerListRead, playerRead } from "./people/reads";
import type { PageRead } from "./platform/browser/page-read";
import { divisionKeys } from "./platform/club-profile";
import { divisionHomeName, type RouteName } from "./routes";
import { faqRead, homeRead, searchRead } from "./site/reads";
import { productListRead, productRead } from "./store/reads";
import { landingRead, promoRead, saleRead, ticketListRead } from "./tickets/reads";
import { videoListRead, videoRead } from "./videos/reads";

/** The data of every public page, known before the page's code is: it is asked for when a link is pressed. */
export const publicReads: Readonly<Record<string, PageRead<unknown> | undefined>> = {
	Home: homeRead,
	"News list": newsListRead,
	NewsDetail: articleRead,
	"event-list": eventListRead,
	"event-detail": eventRead,
	Videos: videoListRead,
	VideosDetail: videoRead,
	Academy: academyRead,
	"Foundation list": foundationListRead,
	"foundation-detail": programmeRead,
	FoundationDetail: programmeRead,
	"entertainment home": entertainmentHomeRead,
	"entertainment detail": entertainmentItemRead,
	...Object.fromEntries(divisionKeys.map((key) => [divisionHomeName(key), divisionHomeRead])),
	"player-list": playerListRead,
	"player-detail": playerRead,
	"achievement-list": achievementListRead,
	"store-list": productListRead,
	"store-detail": productRead,
	cart: cartRead,
	Tickets: ticketListRead,
	"buy-ticket": saleRead,
	"buy-ticket-promo": promoRead,
	"event-link": landingRead,
	FAQ: faqRead,
	Search: searchRead,
} satisfies Partial<Record<RouteName, PageRead<unknown>>>;
