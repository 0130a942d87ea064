import { Armchair, WandSparkles } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { storeReturn } from "../../../members/sessions/pending-return";
import { isLoggedIn } from "../../../members/sessions/session";
import { useAccount } from "../../../members/sessions/use-account";
import { pathTo } from "../../../paths";
import { useSubmit } from "../../../platform/browser/use-submit";
import { callApi } from "../../../platform/http/call-api";
import { useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { Note } from "../../../ui/feedback/note";
import { QuantityStepper } from "../../../ui/fields/quantity-stepper";
import { holdTickets, type ShownHold } from "../../holds/hold-contract";
import { seatTexts } from "../../seats/texts";
import type { OfferedSection } from "../../sections/offered-section";
import { SectionDetails } from "../../sections/section-details";
import { buyingTexts } from "../texts";
import { TicketBar } from "../ticket-bar";
import { TicketRefusal } from "../ticket-refusal";
import { findPlaces } from "./find-places";
import { addressOfChoice, type TicketChoice } from "./ticket-choice";
import "./buy-box.css";

type BuyBoxProps = {
	saleId: string;
	/** How many one member can have over all blocks. */
	saleLimit: number;
	/** Which blocks "pick for me" may take. */
	sections: readonly OfferedSection[];
	choice: TicketChoice;
	promo: string | undefined;
	onHeld: (hold: ShownHold) => void;
};

/**
 * The chosen block and how many, and the bar: on to the names, with the seats that were chosen, or with the best ones there
 * are. Before anything is chosen, with the best of what costs least.
 */
export function BuyBox({ saleId, saleLimit, sections, choice, promo, onHeld }: BuyBoxProps) {
	const t = useTexts(buyingTexts);
	const seatWords = useTexts(seatTexts);
	const account = useAccount();
	const navigate = useNavigate();
	const { section, count, setCount, most, isPicking } = choice;
	const [isNone, setNone] = useState(false);
	const isPicked = !section || (section.isNumbered && choice.seats.length !== count);
	const isGuest = account.state === "guest";

	const { submit, isBusy, failure } = useSubmit(
		async () => {
			const found =
				section && !isPicked
					? { section, seats: choice.seats }
					: await findPlaces(section ? [section] : sections, count);
			setNone(!found);
			if (!found) return false;
			if (!section) choice.setKey(found.section.key);
			choice.setSeats(found.seats);
			if (!isLoggedIn()) {
				const address = addressOfChoice({ key: found.section.key, count, seats: found.seats });
				return void navigate(pathTo("Login", { id: storeReturn(address) }));
			}
			const wish = {
				saleId,
				sections: [{ sectionId: found.section.id, quantity: count }],
				...(found.section.isNumbered && { seats: [...found.seats] }),
				...(promo && { promo }),
			};
			onHeld((await callApi(holdTickets, wish)).hold);
		},
		// Somebody may have taken the seats meanwhile.
		{ onFailure: choice.refuse },
	);
	// All is gone, and the map says so.
	if (!section && sections.length === 0) return null;
	const lowest = Math.min(...sections.map(({ price }) => price));
	const isRefused = isNone || failure !== null;
	return (
		<>
			{section && (
				<div className={classNames("buy-box stack gap-3", isPicking && "buy-box-picking")}>
					<SectionDetails section={section} onClose={() => choice.setKey(null)} />
					<div className="row apart gap-4">
						<span>
							<b>{t.howMany}</b>
							<span className="small muted">{t.limit(section.perMemberLimit, saleLimit)}</span>
						</span>
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
					{section.isNumbered && !isPicking && (
						<Button variant="ghost" block onClick={() => choice.setPicking(true)}>
							<Armchair className="icon" aria-hidden="true" />
							{t.pickOwn}
						</Button>
					)}
				</div>
			)}
			{isRefused && (
				<div className="buy-refusal stack gap-3">
					{isNone && (
						<Note tone="warn" announce>
							{section ? seatWords.noneTogether(count) : t.noneAnywhere(count)}
						</Note>
					)}
					<TicketRefusal refusal={failure} />
				</div>
			)}
			<TicketBar
				label={section ? t.line(count, section.label) : t.nothingYet}
				amount={section ? count * section.price : lowest}
				isFrom={!section}
			>
				<Button loading={isBusy} onClick={() => void submit()}>
					{isPicked && <WandSparkles className="icon" aria-hidden="true" />}
					{isPicked ? t.pick(count) : isGuest ? t.logIn : t.hold}
				</Button>
			</TicketBar>
			{isGuest && <p className="small muted">{t.logInText}</p>}
		</>
	);
}
