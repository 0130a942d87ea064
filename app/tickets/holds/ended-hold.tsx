import { ClockAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { buyingTexts } from "../buying/texts";
import type { OfferedSection } from "../sections/offered-section";
import { holdTickets, type ShownHold } from "./hold-contract";
import "./ended-hold.css";

type EndedHoldProps = {
	saleId: string;
	hold: ShownHold;
	sections: readonly OfferedSection[];
	onHeld: (hold: ShownHold) => void;
	/** Something else is chosen. */
	onLeft: () => void;
};

/** The time is over: what was let go, and one press to take it again if nobody else has. */
export function EndedHold({ saleId, hold, sections, onHeld, onLeft }: EndedHoldProps) {
	const t = useTexts(buyingTexts);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const { submit, isBusy } = useSubmit(
		async () => {
			const wish = {
				saleId,
				sections: hold.sections.map(({ sectionId, quantity }) => ({ sectionId, quantity })),
				...(hold.seats.length > 0 && { seats: hold.seats.map(({ id }) => id) }),
				...(hold.promo && { promo: hold.promo }),
			};
			onHeld((await callApi(holdTickets, wish)).hold);
		},
		// The refusal says what is gone; then there is something else to choose.
		{ onFailure: onLeft },
	);
	const what = hold.sections.map(({ sectionId, quantity }) =>
		t.line(quantity, sections.find(({ id }) => id === sectionId)?.label ?? ""),
	);
	return (
		<section className="ended-hold stack gap-4">
			<ClockAlert className="icon" aria-hidden="true" />
			<h2 ref={heading} tabIndex={-1} className="display display-2">
				{t.ended}
			</h2>
			<p>
				<b>{what.join(", ")}</b>
				{hold.seats.length > 0 && ` · ${hold.seats.map(({ row, number }) => t.seat(row, number)).join(", ")}`}
			</p>
			<p className="muted">{t.expired}</p>
			<div className="button-row flow gap-3">
				<Button loading={isBusy} onClick={() => void submit()}>
					{t.takeAgain}
				</Button>
				<Button variant="ghost" onClick={onLeft}>
					{t.chooseOther}
				</Button>
			</div>
		</section>
	);
}
