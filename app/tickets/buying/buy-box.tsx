import { useNavigate } from "react-router";
import { storeReturn } from "../../members/sessions/pending-return";
import { isLoggedIn } from "../../members/sessions/session";
import { useAccount } from "../../members/sessions/use-account";
import { pathTo } from "../../paths";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Button } from "../../ui/button";
import { QuantityStepper } from "../../ui/fields/quantity-stepper";
import { holdTickets, type ShownHold } from "../holds/hold-contract";
import type { OfferedSection } from "../sections/offered-section";
import { buyingTexts } from "./texts";
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

/** How many, what they cost, and on to the names. On phones the sum and the button stay visible. */
export function BuyBox({ saleId, saleLimit, section, choice, promo, onHeld }: BuyBoxProps) {
	const t = useTexts(buyingTexts);
	const account = useAccount();
	const navigate = useNavigate();
	const { count, setCount, most, seats } = choice;
	const isReady = !section.isNumbered || seats.length === count;
	const isGuest = account.state === "guest";

	const { submit, isBusy, failure } = useSubmit(
		async () => {
			if (!isLoggedIn()) return void navigate(pathTo("Login", { id: storeReturn(addressOfChoice(choice)) }));
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
			<TicketRefusal refusal={failure} />
			<div className="buy-box-bar stack gap-3" data-bottom-bar>
				<p>
					<span className="small muted">{t.line(count, section.label)}</span>
					<b className="display tabular">{formatRupiah(count * section.price)}</b>
				</p>
				<Button block loading={isBusy} disabled={!isReady} onClick={() => void submit()}>
					{isGuest ? t.logIn : t.hold}
				</Button>
			</div>
			{isGuest && <p className="small muted">{t.logInText}</p>}
		</section>
	);
}
