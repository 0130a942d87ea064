import { useAnswer } from "../../platform/browser/use-answer";
import { useTexts } from "../../platform/words/language";
import { itemsToRate } from "./contract";
import { RatedItems } from "./rated-items";
import { ratingTexts } from "./texts";

/** Delivered items waiting for a rating; nothing where there are none. */
export function ToRate() {
	const t = useTexts(ratingTexts);
	const { answer, retry } = useAnswer(itemsToRate, {});
	if (!answer || answer.items.length === 0) return null;
	return (
		<section aria-labelledby="to-rate">
			<h2 className="display display-1" id="to-rate">
				{t.toRate}
			</h2>
			<RatedItems items={answer.items} showOrder onRated={retry} />
		</section>
	);
}
