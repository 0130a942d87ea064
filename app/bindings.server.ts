import { academyApi } from "./academy/api.server";
import { accountApi } from "./account/api.server";
import { achievementsApi } from "./achievements/api.server";
import { allocationsApi } from "./allocations/api.server";
import { announcementsApi } from "./announcements/api.server";
import { boxOfficeApi } from "./box-office/api.server";
import { cartApi } from "./cart/api.server";
import { checkoutApi } from "./checkout/api.server";
import { contactApi } from "./contact/api.server";
import { cookiesApi } from "./cookies/api.server";
import { divisionsApi } from "./divisions/api.server";
import { entertainmentApi } from "./entertainment/api.server";
import { eventsApi } from "./events/api.server";
import { eventPlanningApi } from "./events/planning/api.server";
import { tableKeepingApi } from "./events/table-keeping/api.server";
import { touchlineApi } from "./events/touchline/api.server";
import { familyApi } from "./family/api.server";
import { faqApi } from "./faq/api.server";
import { followsApi } from "./follows/api.server";
import { foundationApi } from "./foundation/api.server";
import { gateApi } from "./gate/api.server";
import { homeApi } from "./home/api.server";
import { matchChangesApi } from "./match-changes/api.server";
import { mediaApi } from "./media/api.server";
import { membersApi } from "./members/api.server";
import { newsApi } from "./news/api.server";
import { newsWritingApi } from "./news/writing/api.server";
import { notificationsApi } from "./notifications/api.server";
import { officeApi } from "./office/api.server";
import { ordersApi } from "./orders/api.server";
import { disputesApi } from "./orders/disputes/api.server";
import { documentsApi } from "./orders/documents/api.server";
import { refundsApi } from "./orders/refunds/api.server";
import { parcelsApi } from "./parcels/api.server";
import { sellingApi } from "./parcels/selling/api.server";
import { passesApi } from "./passes/api.server";
import { passportApi } from "./passport/api.server";
import { paymentsApi } from "./payments/api.server";
import { moneyApi } from "./payments/money/api.server";
import { photosApi } from "./photos/api.server";
import type { Binding } from "./platform/bind.server";
import { playersApi } from "./players/api.server";
import { privacyApi } from "./privacy/api.server";
import { searchApi } from "./search/api.server";
import { sheetsApi } from "./sheets/api.server";
import { shippingApi } from "./shipping/api.server";
import { sponsorsApi } from "./sponsors/api.server";
import { staffApi } from "./staff/api.server";
import { storeApi } from "./store/api.server";
import { ratingsApi } from "./store/ratings/api.server";
import { returnsApi } from "./store/returns/api.server";
import { storeSellingApi } from "./store/selling/api.server";
import { wishesApi } from "./store/wishes/api.server";
import { ticketsApi } from "./tickets/api.server";
import { ticketSellingApi } from "./tickets/selling/api.server";
import { waitingRoomApi } from "./tickets/waiting-room/api.server";
import { translationsApi } from "./translations/api.server";
import { videosApi } from "./videos/api.server";
import { vouchersApi } from "./vouchers/api.server";
import { webhooksApi } from "./webhooks/api.server";

/** Every endpoint of the API, slice by slice. */
export const bindings: Binding[] = [
	...academyApi,
	...accountApi,
	...achievementsApi,
	...announcementsApi,
	...allocationsApi,
	...boxOfficeApi,
	...cartApi,
	...checkoutApi,
	...contactApi,
	...cookiesApi,
	...divisionsApi,
	...documentsApi,
	...entertainmentApi,
	...eventPlanningApi,
	...eventsApi,
	...familyApi,
	...faqApi,
	...followsApi,
	...foundationApi,
	...gateApi,
	...homeApi,
	...matchChangesApi,
	...mediaApi,
	...membersApi,
	...moneyApi,
	...newsApi,
	...newsWritingApi,
	...notificationsApi,
	...officeApi,
	...ordersApi,
	...parcelsApi,
	...passesApi,
	...passportApi,
	...paymentsApi,
	...photosApi,
	...playersApi,
	...privacyApi,
	...ratingsApi,
	...refundsApi,
	...disputesApi,
	...returnsApi,
	...searchApi,
	...sellingApi,
	...sheetsApi,
	...shippingApi,
	...sponsorsApi,
	...staffApi,
	...storeApi,
	...storeSellingApi,
	...wishesApi,
	...tableKeepingApi,
	...ticketsApi,
	...touchlineApi,
	...ticketSellingApi,
	...translationsApi,
	...videosApi,
	...vouchersApi,
	...waitingRoomApi,
	...webhooksApi,
];
