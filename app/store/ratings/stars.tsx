import { useTexts } from "../../platform/words/language";
import { cssVariables } from "../../ui/css-variables";
import { ratingTexts } from "./texts";
import "./stars.css";

export const allStars = [1, 2, 3, 4, 5] as const;

/**
 * A number of stars, read-only. Drawn in CSS: a page of ratings shows dozens, and five icons each weigh more than
 * the words.
 */
export function Stars({ stars }: { stars: number }) {
	const t = useTexts(ratingTexts);
	return (
		<span
			className="stars"
			role="img"
			aria-label={t.stars(stars)}
			style={cssVariables({ "--stars": Math.round(stars) })}
		/>
	);
}
