import { WandSparkles } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { storeReturn } from "../../members/sessions/pending-return";
import { isLoggedIn } from "../../members/sessions/session";
import { useAccount } from "../../members/sessions/use-account";
import { pathTo } from "../../paths";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { QuantityStepper } from "../../ui/fields/quantity-stepper";
import { holdTickets, type ShownHold } from "../holds/hold-contract";
import { bestTogether } from "../seats/best-seats";
import { sectionSeats } from "../seats/contract";
import { seatTexts } from "../seats/texts";
import type { OfferedSection } from "../sections/offered-section";
import { buyingTexts } from "./texts";
import { TicketBar } from "./ticket-bar";
import { addressOfChoice, type TicketChoice } from "./ticket-choice";
import { TicketRefusal } from "./ticket-refusal";
import "./buy-box.css";

type BuyBoxProps = {
	saleId: string;
	/** How many one member can have over all blocks. */
	saleLimit: number;
	section: OfferedSection;
	choice: TicketChoice;
	promo: string | undefined;
	onHeld: (hold: ShownHold) => void;
};

/** How many, what they cost, and on to the names: with the seats that were chosen, or with the best ones there are. */
export function BuyBox({ saleId, saleLimit, section, choice, promo, onHeld }: BuyBoxProps) {
	const t = useTexts(buyingTexts);
	const seatWords = useTexts(seatTexts);
	const account = useAccount();
	const navigate = useNavigate();
	const { count, setCount, most } = choice;
	const [isNone, setNone] = useState(false);
	const isPicked = section.isNumbered && choice.seats.length !== count;
	const isGuest = account.state === "guest";

	const { submit, isBusy, failure } = useSubmit(
		async () => {
			const seats = isPicked ? await pickBest(section.id, count) : choice.seats;
			setNone(!seats);
			if (!seats) return false;
			choice.setSeats(seats);
			if (!isLoggedIn())
				return void navigate(pathTo("Login", { id: storeReturn(addressOfChoice({ ...choice, seats })) }));
			const wish = {
				saleId,
				sections: [{ sectionId: section.id, quantity: count }],
				...(section.isNumbered && { seats: [...seats] }),
				...(promo && { promo }),
			};
			onHeld((await callApi(holdTickets, wish)).hold);
		},
		// Somebody may have taken the seats meanwhile.
		{ onFailure: choice.refuse },
	);
	return (
		<section className="buy-box stack gap-3">
			<div className="buy-box-count row apart gap-4">
				<span>{t.count}</span>
				<QuantityStepper
					label={t.count}
					value={count}
					max={most}
					onChange={(next) => {
						setCount(next);
						choice.setSeats([]);
					}}
				/>
			</div>
			<p className="small muted">{t.limit(section.perMemberLimit, saleLimit)}</p>
			{isNone && (
				<Note tone="warn" announce>
					{seatWords.noneTogether(count)}
				</Note>
			)}
			<TicketRefusal refusal={failure} />
			<TicketBar label={t.line(count, section.label)} amount={count * section.price}>
				<Button loading={isBusy} onClick={() => void submit()}>
					{isPicked && <WandSparkles className="icon" aria-hidden="true" />}
					{isPicked ? t.pick(count) : isGuest ? t.logIn : t.hold}
				</Button>
			</TicketBar>
			{isGuest && <p className="small muted">{t.logInText}</p>}
		</section>
	);
}

/** Read at the press, so that they are free now; null where so many are not free side by side. */
async function pickBest(section: string, count: number): Promise<string[] | null> {
	const { seats } = await callApi(sectionSeats, { id: section });
	const best = bestTogether(
		seats.filter(({ kind }) => kind === "seat"),
		count,
	);
	return best?.map(({ id }) => id) ?? null;
}
