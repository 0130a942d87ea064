import { forgetTrials } from "./academy/forget-trials.server";
import { remindFollowers } from "./account/following/remind-followers.server";
import { sweepHolds } from "./allotments/sweep-holds.server";
import { tellFollowers } from "./announcements/announcements.server";
import { sendTickets } from "./box-office/send-tickets.server";
import { forgetCarts } from "./cart/forget-carts.server";
import { tellHolders } from "./gate/tell-holders.server";
import { settleChanges } from "./match-changes/settle-changes.server";
import { tellTouched } from "./match-changes/tell-touched.server";
import { mailAccessLink } from "./members/access-links.server";
import { forgetExpired } from "./members/forget-expired.server";
import { moveLatecomers } from "./merging/merge-accounts.server";
import { deliverMessage } from "./messages/deliver-message.server";
import { forgetMessages } from "./messages/forget-messages.server";
import { announcePush } from "./notifications/announce.server";
import { forgetInbox } from "./notifications/inbox.server";
import { sendPush } from "./notifications/send-push.server";
import { forgetSubscriptions } from "./notifications/subscriptions.server";
import { checkDuePayments, checkPayment } from "./orders/check-payments.server";
import { expireOrders } from "./orders/close-order.server";
import { makePdf } from "./orders/documents/pdf/kept-pdfs.server";
import { openAttempt } from "./orders/pay-order.server";
import { mailBuyer } from "./orders/tell-buyer.server";
import { checkParcel, checkParcels } from "./parcels/check-parcel.server";
import { bookParcel } from "./parcels/pack-parcel.server";
import { completeOrders, watchParcels } from "./parcels/watch-parcels.server";
import { issueTickets } from "./passes/issue-tickets.server";
import { offerReturns } from "./passes/returns/offer-returns.server";
import { endReturns, tendReturns } from "./passes/returns/tend-returns.server";
import { mailTicketNews } from "./passes/tell-member.server";
import { expireTransfers } from "./passes/transfers/expire-transfers.server";
import { tellRecipient } from "./passes/transfers/offer-transfer.server";
import { cancelAttempt } from "./payments/attempts.server";
import { sendSimulatedNotice } from "./payments/gateways/simulator/simulate.server";
import { payRefund, retryRefunds } from "./payments/refunds.server";
import { forgetPhotos, removePhoto } from "./photos/photos.server";
import { forgetOnceAnswers } from "./platform/forget-once-answers.server";
import { forgetRateLimits } from "./platform/forget-rate-limits.server";
import type { Job } from "./platform/jobs.server";
import { forgetExports, makeExport } from "./privacy/data-exports.server";
import { eraseLeavers } from "./privacy/erase-member.server";
import { loadAreas } from "./shipping/areas/load-areas.server";
import { forgetRates } from "./shipping/rates.server";
import { tellWaiting } from "./store/wishes/stock-notices.server";
import { drawDueLots } from "./tickets/waiting-room/draw-lots.server";
import { switchOnInRush } from "./tickets/waiting-room/switch-on-in-rush.server";
import { forgetWebhooks, sendWebhooks } from "./webhooks/send-webhooks.server";

/** Every background job: mails, messages, pushes, releases. */
export const jobs: Job[] = [
	announcePush,
	bookParcel,
	sendTickets,
	tellHolders,
	checkParcel,
	checkParcels,
	completeOrders,
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
	openAttempt,
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
	tellWaiting,
	tellRecipient,
	tendReturns,
	tellTouched,
];
