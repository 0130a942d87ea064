import { sql } from "drizzle-orm";
import { academyData } from "../../club-life/academy/personal-data.server";
import { parcelData } from "../../delivery/parcels/personal-data.server";
import { addressData } from "../../delivery/shipping/personal-data.server";
import { libraryData } from "../../editing/media/personal-data.server";
import { photoData } from "../../editing/photos/personal-data.server";
import { eventData } from "../../matches/events/personal-data.server";
import { touchlineData } from "../../matches/touchline/personal-data.server";
import { announcementData } from "../../messages/announcements/personal-data.server";
import { bounceData } from "../../messages/bounces/personal-data.server";
import { notificationData } from "../../messages/notifications/personal-data.server";
import { messageData } from "../../messages/personal-data.server";
import { writingData } from "../../news/writing/personal-data.server";
import { replyData } from "../../office/inbox/personal-data.server";
import { cartData } from "../../orders/cart/personal-data.server";
import { simulatorData } from "../../orders/payments/gateways/simulator/personal-data.server";
import { paymentData } from "../../orders/payments/personal-data.server";
import { orderData } from "../../orders/personal-data.server";
import { voucherData } from "../../orders/vouchers/personal-data.server";
import { playerData } from "../../people/players/personal-data.server";
import { contactData } from "../../site/contact/personal-data.server";
import { cookieData } from "../../site/cookies/personal-data.server";
import { stockData } from "../../store/personal-data.server";
import { ratingData } from "../../store/ratings/personal-data.server";
import { returnData } from "../../store/returns/personal-data.server";
import { wishData } from "../../store/wishes/personal-data.server";
import { allocationData } from "../../tickets/allocations/personal-data.server";
import { boxOfficeData } from "../../tickets/box-office/personal-data.server";
import { changedTicketData } from "../../tickets/changes/personal-data.server";
import { gateData } from "../../tickets/gate/personal-data.server";
import { passData } from "../../tickets/issued/personal-data.server";
import { ticketReturnData } from "../../tickets/issued/returns/personal-data.server";
import { transferData } from "../../tickets/issued/transfers/personal-data.server";
import { walletData } from "../../tickets/issued/wallets/personal-data.server";
import { ticketData } from "../../tickets/personal-data.server";
import { waitingListData } from "../../tickets/waiting-list/personal-data.server";
import { waitingRoomData } from "../../tickets/waiting-room/personal-data.server";
import { familyData } from "../family/personal-data.server";
import { followData } from "../follows/personal-data.server";
import { mergeData } from "../merging/personal-data.server";
import { accountData } from "../personal-data.server";
import { serviceKeyData } from "../service-keys/personal-data.server";
import { staffData } from "../staff/personal-data.server";
import { type DeclaredTables, isPersonal, ofMember, type PersonalTable, personal } from "./table-data.server";

/** Tables of the platform, which knows no members, and this slice's own. */
const ownData = {
	data_exports: personal({
		title: { id: "Salinan data", en: "Copies of your data" },
		rows: ofMember,
		shown: "created_at ready_at expires_at",
		unshown: "id member_id language archive",
		erased: "deleted",
	}),
	once_answers: personal({
		title: { id: "Jawaban tersimpan", en: "Stored responses" },
		rows: ({ id }) => sql`scope = ${`member ${id}`}`,
		shown: "endpoint created_at",
		unshown: "scope key input_hash status answer",
		erased: "deleted",
	}),
	rate_limits: personal({
		title: { id: "Batas percobaan", en: "Rate limits" },
		rows: ({ id, provenEmail, provenPhone }) =>
			sql`split_part(key, ':', 2) in (${id}, ${provenEmail}, ${provenPhone})`,
		shown: "key points",
		unshown: "expire",
		erased: "deleted",
	}),
} satisfies DeclaredTables;

/** What every slice declares beside its tables. */
export const declaredTables = [
	ownData,
	academyData,
	parcelData,
	addressData,
	libraryData,
	photoData,
	eventData,
	touchlineData,
	accountData,
	familyData,
	followData,
	mergeData,
	staffData,
	serviceKeyData,
	messageData,
	bounceData,
	announcementData,
	notificationData,
	writingData,
	replyData,
	orderData,
	cartData,
	paymentData,
	simulatorData,
	voucherData,
	playerData,
	contactData,
	cookieData,
	stockData,
	ratingData,
	returnData,
	wishData,
	ticketData,
	allocationData,
	boxOfficeData,
	changedTicketData,
	gateData,
	passData,
	walletData,
	ticketReturnData,
	transferData,
	waitingListData,
	waitingRoomData,
].flatMap((tables: DeclaredTables) => Object.entries(tables));

/** The copy of a member's data and the deletion of an account are made from this, the account itself first. */
export const personalData: Readonly<Record<string, PersonalTable>> = Object.fromEntries(
	declaredTables
		.flatMap(([name, table]) => (isPersonal(table) ? [[name, table] as const] : []))
		.toSorted(([one], [other]) => (one === "members" ? -1 : other === "members" || one > other ? 1 : -1)),
);
