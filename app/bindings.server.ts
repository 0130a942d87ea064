import { academyApi } from "./club-life/academy/api.server";
import { divisionsApi } from "./club-life/divisions/api.server";
import { entertainmentApi } from "./club-life/entertainment/api.server";
import { foundationApi } from "./club-life/foundation/api.server";
import { sponsorsApi } from "./club-life/sponsors/api.server";
import { sellingApi } from "./delivery/packing/api.server";
import { parcelsApi } from "./delivery/parcels/api.server";
import { shippingApi } from "./delivery/shipping/api.server";
import { mediaApi } from "./editing/media/api.server";
import { photosApi } from "./editing/photos/api.server";
import { sheetsApi } from "./editing/sheets/api.server";
import { translationsApi } from "./editing/translations/api.server";
import { eventsApi } from "./matches/events/api.server";
import { openDataApi } from "./matches/open-data/api.server";
import { eventPlanningApi } from "./matches/planning/api.server";
import { standingsApi } from "./matches/standings/api.server";
import { touchlineApi } from "./matches/touchline/api.server";
import { accountApi } from "./members/account/api.server";
import { membersApi } from "./members/api.server";
import { familyApi } from "./members/family/api.server";
import { followsApi } from "./members/follows/api.server";
import { passportApi } from "./members/passport/api.server";
import { privacyApi } from "./members/privacy/api.server";
import { serviceKeysApi } from "./members/service-keys/api.server";
import { staffApi } from "./members/staff/api.server";
import { announcementsApi } from "./messages/announcements/api.server";
import { bouncesApi } from "./messages/bounces/api.server";
import { notificationsApi } from "./messages/notifications/api.server";
import { textsApi } from "./messages/texts/api.server";
import { webhooksApi } from "./messages/webhooks/api.server";
import { newsApi } from "./news/api.server";
import { newsWritingApi } from "./news/writing/api.server";
import { officeApi } from "./office/api.server";
import { ordersApi } from "./orders/api.server";
import { cartApi } from "./orders/cart/api.server";
import { checkoutApi } from "./orders/checkout/api.server";
import { disputesApi } from "./orders/disputes/api.server";
import { documentsApi } from "./orders/documents/api.server";
import { paymentsApi } from "./orders/payments/api.server";
import { moneyApi } from "./orders/reconciliation/api.server";
import { refundsApi } from "./orders/refunds/api.server";
import { settlementsApi } from "./orders/settlements/api.server";
import { vouchersApi } from "./orders/vouchers/api.server";
import { achievementsApi } from "./people/achievements/api.server";
import { playersApi } from "./people/players/api.server";
import type { Binding } from "./platform/http/bind.server";
import { contactApi } from "./site/contact/api.server";
import { cookiesApi } from "./site/cookies/api.server";
import { faqApi } from "./site/faq/api.server";
import { homeApi } from "./site/home/api.server";
import { searchApi } from "./site/search/api.server";
import { storeApi } from "./store/api.server";
import { ratingsApi } from "./store/ratings/api.server";
import { returnsApi } from "./store/returns/api.server";
import { storeSellingApi } from "./store/selling/api.server";
import { wishesApi } from "./store/wishes/api.server";
import { allocationsApi } from "./tickets/allocations/api.server";
import { ticketsApi } from "./tickets/api.server";
import { boxOfficeApi } from "./tickets/box-office/api.server";
import { matchChangesApi } from "./tickets/changes/api.server";
import { gateApi } from "./tickets/gate/api.server";
import { passesApi } from "./tickets/issued/api.server";
import { ticketSellingApi } from "./tickets/selling/api.server";
import { waitingRoomApi } from "./tickets/waiting-room/api.server";
import { videosApi } from "./videos/api.server";

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
	...settlementsApi,
	...newsApi,
	...openDataApi,
	...newsWritingApi,
	...notificationsApi,
	...textsApi,
	...bouncesApi,
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
	...serviceKeysApi,
	...sheetsApi,
	...shippingApi,
	...sponsorsApi,
	...staffApi,
	...storeApi,
	...storeSellingApi,
	...wishesApi,
	...standingsApi,
	...ticketsApi,
	...touchlineApi,
	...ticketSellingApi,
	...translationsApi,
	...videosApi,
	...vouchersApi,
	...waitingRoomApi,
	...webhooksApi,
];
