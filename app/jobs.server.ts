import { forgetTrials } from "./club-life/academy/forget-trials.server";
import { loadAreas } from "./delivery/areas/load-areas.server";
import { bookParcel } from "./delivery/packing/book-parcel.server";
import { checkParcel, checkParcels } from "./delivery/parcels/check-parcel.server";
import { completeOrders, watchParcels } from "./delivery/parcels/watch-parcels.server";
import { forgetRates } from "./delivery/shipping/rates.server";
import { forgetPhotos, removePhoto } from "./editing/photos/photos.server";
import { mailAccessLink } from "./members/access-links.server";
import { remindFollowers } from "./members/account/following/remind-followers.server";
import { forgetExpired } from "./members/forget-expired.server";
import { textLogInCode } from "./members/log-in/log-in-codes.server";
import { moveLatecomers } from "./members/merging/merge-accounts.server";
import { forgetExports, makeExport } from "./members/privacy/data-exports.server";
import { eraseLeavers } from "./members/privacy/erase-member.server";
import { tellFollowers } from "./messages/announcements/announcements.server";
import { deliverMessage } from "./messages/deliver-message.server";
import { forgetMessages } from "./messages/forget-messages.server";
import { forgetInbox } from "./messages/inbox/inbox.server";
import { announcePush } from "./messages/notifications/announce.server";
import { writeNewsText } from "./messages/notifications/text-news.server";
import { sendPush } from "./messages/push/send-push.server";
import { forgetSubscriptions } from "./messages/push/subscriptions.server";
import { forgetWebhooks, sendWebhooks } from "./messages/webhooks/send-webhooks.server";
import { sweepHolds } from "./orders/allotments/sweep-holds.server";
import { forgetCarts } from "./orders/cart/forget-carts.server";
import { makePdf } from "./orders/documents/pdf/cached-pdfs.server";
import { cancelAttempt, openAttempt } from "./orders/payments/attempts.server";
import { checkDuePayments, checkPayment } from "./orders/payments/check-payments.server";
import { expireOrders } from "./orders/payments/close-order.server";
import { sendSimulatedNotice } from "./orders/payments/gateways/simulator/simulate.server";
import { payRefund, retryRefunds } from "./orders/refunds/refunds.server";
import { mailBuyer } from "./orders/tell-buyer.server";
import type { Job } from "./platform/data/jobs.server";
import { forgetOnceAnswers } from "./platform/http/forget-once-answers.server";
import { forgetRateLimits } from "./platform/http/forget-rate-limits.server";
import { tellWaiting } from "./store/wishes/stock-notices.server";
import { sendTickets } from "./tickets/box-office/send-tickets.server";
import { settleChanges } from "./tickets/changes/settle-changes.server";
import { tellTouched } from "./tickets/changes/tell-touched.server";
import { tellHolders } from "./tickets/gate/tell-holders.server";
import { issueTickets } from "./tickets/issued/issue-tickets.server";
import { offerReturns } from "./tickets/issued/returns/offer-returns.server";
import { endReturns, watchReturns } from "./tickets/issued/returns/watch-returns.server";
import { mailTicketNews } from "./tickets/issued/tell-member.server";
import { expireTransfers } from "./tickets/issued/transfers/expire-transfers.server";
import { tellRecipient } from "./tickets/issued/transfers/offer-transfer.server";
import { followWallets } from "./tickets/issued/wallets/follow-wallets.server";
import { drawDueLots } from "./tickets/waiting-room/draw-lots.server";
import { switchOnInRush } from "./tickets/waiting-room/switch-on-in-rush.server";
import { encodeFilm } from "./videos/files/encode-film.server";
import { forgetVideoFiles, removeVideoFile } from "./videos/files/forget-files.server";

/** Every background job: mails, messages, pushes, releases. */
export const jobs: Job[] = [
	openAttempt,
	announcePush,
	bookParcel,
	sendTickets,
	tellHolders,
	checkParcel,
	checkParcels,
	completeOrders,
	encodeFilm,
	endReturns,
	watchParcels,
	cancelAttempt,
	checkDuePayments,
	checkPayment,
	deliverMessage,
	drawDueLots,
	eraseLeavers,
	expireOrders,
	expireTransfers,
	followWallets,
	forgetCarts,
	forgetExpired,
	forgetExports,
	forgetInbox,
	forgetMessages,
	forgetOnceAnswers,
	forgetRateLimits,
	forgetPhotos,
	removePhoto,
	forgetRates,
	forgetSubscriptions,
	forgetTrials,
	forgetVideoFiles,
	removeVideoFile,
	forgetWebhooks,
	loadAreas,
	issueTickets,
	mailAccessLink,
	mailBuyer,
	mailTicketNews,
	makeExport,
	makePdf,
	moveLatecomers,
	offerReturns,
	payRefund,
	remindFollowers,
	retryRefunds,
	sendPush,
	sendSimulatedNotice,
	sendWebhooks,
	settleChanges,
	sweepHolds,
	switchOnInRush,
	tellFollowers,
	textLogInCode,
	writeNewsText,
	tellWaiting,
	tellRecipient,
	watchReturns,
	tellTouched,
];
