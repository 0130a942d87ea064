import { Star } from "lucide-react";
import { useTexts } from "../../platform/language";
import { classNames } from "../../ui/class-names";
import { ratingTexts } from "./texts";
import "./stars.css";

export const allStars = [1, 2, 3, 4, 5] as const;

/** A number of stars, to read. */
export function Stars({ stars }: { stars: number }) {
	const t = useTexts(ratingTexts);
	return (
		<span className="stars" role="img" aria-label={t.stars(stars)}>
			{allStars.map((place) => (
				<Star
					key={place}
					className={classNames("icon", place <= Math.round(stars) && "star-on")}
					aria-hidden="true"
				/>
			))}
		</span>
	);
}
