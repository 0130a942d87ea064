import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useAccount } from "../../members/sessions/use-account";
import { callApi } from "../../platform/http/call-api";
import type { AnswerOf } from "../../platform/http/contract";
import { useTexts } from "../../platform/words/language";
import { StepList } from "../../ui/navigation/step-list";
import type { ticketSale } from "../contract";
import { EndedHold } from "../holds/ended-hold";
import { HeldTickets } from "../holds/held-tickets";
import { myHold, type ShownHold } from "../holds/hold-contract";
import { SaleView } from "../sales/sale-view";
import type { OfferedSection } from "../sections/offered-section";
import { MembersFirst, useMembersTurn } from "./members-first";
import { buyingTexts } from "./texts";

type TicketDeskProps = {
	sale: Pick<
		AnswerOf<typeof ticketSale>,
		"id" | "event" | "venueMap" | "blocks" | "membersOpenAt" | "perMemberLimit" | "unanswered"
	>;
	sections: readonly OfferedSection[];
	/** Whether everybody can buy now. */
	isOpen: boolean;
	/** The slug of a promo link. */
	promo?: string;
	/** Nothing more can be chosen; what is held can still be ordered. */
	isOver?: boolean;
	onHolding?: (isHolding: boolean) => void;
};

/** Choose, then hold and name: what a member holds is there again after a reload. */
export function TicketDesk({ sale, sections, isOpen, promo, isOver = false, onHolding }: TicketDeskProps) {
	const t = useTexts(buyingTexts);
	const account = useAccount();
	const isMember = account.state === "member";
	const [hold, setHold] = useState<ShownHold | null>(null);
	const [ended, setEnded] = useState<ShownHold | null>(null);
	useEffect(() => {
		if (!isMember) return;
		let isCurrent = true;
		callApi(myHold, { sale: sale.id }).then(
			(answer) => isCurrent && answer.hold?.promo === (promo ?? null) && setHold(answer.hold),
			() => {},
		);
		return () => {
			isCurrent = false;
		};
	}, [isMember, sale.id, promo]);

	const isHolding = hold !== null;
	useEffect(() => onHolding?.(isHolding), [isHolding, onHolding]);

	const { revalidate } = useRevalidator();
	const endHold = (reason: "expired" | "released") => {
		setHold(null);
		setEnded(reason === "expired" ? hold : null);
		// Prices may have changed since the page was opened.
		void revalidate();
	};
	const readAgain = async () => {
		const answer = await callApi(myHold, { sale: sale.id });
		if (answer.hold) setHold(answer.hold);
		else endHold("expired");
	};

	const take = (held: ShownHold) => {
		setHold(held);
		setEnded(null);
		window.scrollTo({ top: 0 });
	};

	const { membersOpenAt, event } = sale;
	const isEarly = useMembersTurn(membersOpenAt) === "early";
	const canBuy = isOpen || (isEarly && event.tickets?.state === "soon");
	return (
		<>
			{canBuy && <StepList steps={[t.steps.block, t.steps.names, t.steps.pay]} current={hold ? 1 : 0} />}
			{promo && membersOpenAt && event.tickets?.state === "soon" && (
				<MembersFirst membersOpenAt={membersOpenAt} opensAt={event.tickets.opensAt} />
			)}
			{hold ? (
				<HeldTickets
					saleId={sale.id}
					hold={hold}
					sections={sections}
					onGone={endHold}
					onPriceChanged={() => readAgain().catch(() => {})}
				/>
			) : isOver ? null : ended ? (
				<EndedHold
					saleId={sale.id}
					hold={ended}
					sections={sections}
					onHeld={take}
					onLeft={() => setEnded(null)}
				/>
			) : (
				<SaleView sale={sale} sections={sections} isOpen={canBuy} promo={promo} onHeld={take} />
			)}
		</>
	);
}
