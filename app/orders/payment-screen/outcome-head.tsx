import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { formatTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { ChatButton } from "../../site/contact/chat-button";
import type { PictureRef } from "../../ui/art/picture-ref";
import { pictureUrl } from "../../ui/art/picture-url";
import { ButtonLink } from "../../ui/button";
import { SwellText } from "../../ui/words/swell-text";
import type { ShownOrder } from "../contract";
import { documentPath } from "../documents/document-path";
import { methodInSentence } from "../payments/payment-methods";
import { orderTexts } from "../texts";
import { paymentTexts } from "./texts";
import "./outcome-head.css";
import { divisionKeys, leadingDivision } from "../../platform/club-profile";

/** The outcome: "paid" floods the head, everything else is quiet. */
export function OutcomeHead({ order }: { order: ShownOrder }) {
	const { state } = order;
	return isQuiet(state) ? <QuietHead order={order} state={state} /> : <PaidHead order={order} />;
}

const quietStates = ["expired", "cancelled", "refunded", "disputed", "charged_back"] as const;
type QuietState = (typeof quietStates)[number];
const isQuiet = (state: string): state is QuietState => (quietStates as readonly string[]).includes(state);

function PaidHead({ order }: { order: ShownOrder }) {
	const t = useTexts(paymentTexts);
	const { seeOrder, receipt, invoice } = useTexts(orderTexts);
	const language = useLanguage();
	const time = formatTime(order.paidAt ?? order.now, language, club.timeZone);
	const hasTickets = order.kind !== "goods";
	const way = order.attempt ? methodInSentence(order.attempt.method, language) : "";
	return (
		<header className="paid-head on-brand sea" data-division={leadingDivision}>
			<img className="cover" src={pictureUrl(flood, { ...floodSize, disc })} {...floodSize} alt="" />
			<div className="wrap">
				<p className="payment-status payment-received" role="status">
					<Check className="icon" aria-hidden="true" />
					{order.total > 0 ? t.received : t.accepted}
				</p>
				<h1 className="display display-5">
					<SwellText text={t.paid} phase={0.3} k={0.9} lo={56} hi={150} />
				</h1>
				<p className="paid-text">
					{order.total > 0 ? t.paidText(formatRupiah(order.total), time, way) : t.freeText}
				</p>
				<div className="button-row flow gap-3">
					{hasTickets && (
						<ButtonLink variant="foam" to={pathTo("profile-all-tickets")}>
							{t.openTicket}
						</ButtonLink>
					)}
					<ButtonLink
						variant={hasTickets ? "ghost" : "foam"}
						to={pathTo("profile-view-more", { id: order.number })}
					>
						{seeOrder}
					</ButtonLink>
					<ButtonLink variant="ghost" to={documentPath(order.attempt ? "receipt" : "invoice", order)}>
						{order.attempt ? receipt : invoice}
					</ButtonLink>
				</div>
			</div>
		</header>
	);
}

const flood: PictureRef = {
	art: "cover",
	slug: "paid",
	division: divisionKeys.at(-1)!,
	variant: "sun",
	field: "sea-tonal",
};
const floodSize = { width: 1364, height: 420 };
/** To the right of the words. */
const disc = { x: 0.86, y: 0.5, size: 0.34 };

function QuietHead({ order, state }: { order: ShownOrder; state: QuietState }) {
	const t = useTexts(paymentTexts);
	const { disputedText, chargedBackText, help, helpMessage } = useTexts(orderTexts);
	const text: Record<typeof state, ReactNode> = {
		expired: t.expiredText,
		cancelled: t.cancelledText,
		refunded: t.refundedText,
		disputed: disputedText,
		charged_back: chargedBackText,
	};
	return (
		<header className="wrap quiet-head stack gap-4">
			<h1 className="display display-4">
				<SwellText text={t[state]} phase={0.6} k={0.55} lo={54} hi={136} />
			</h1>
			<p role="status">{text[state]}</p>
			{state === "disputed" ? (
				<ChatButton message={helpMessage(order.number)}>{help}</ChatButton>
			) : (
				<ButtonLink to={pathTo(order.kind === "goods" ? "store-list" : "Tickets")}>{t.orderAgain}</ButtonLink>
			)}
		</header>
	);
}
