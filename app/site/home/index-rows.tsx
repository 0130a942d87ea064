import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { pathTo } from "../../paths";
import { divisionKeys } from "../../platform/club-profile";
import type { AnswerOf } from "../../platform/http/contract";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatCount } from "../../platform/words/numbers";
import type { PictureRef } from "../../ui/art/picture-ref";
import { Picture } from "../../ui/pictures/picture";
import { SwellText } from "../../ui/words/swell-text";
import type { homePage } from "./contract";
import { homeTexts } from "./texts";
import "./index-rows.css";

/** The club beyond its teams: three large rows, each with its picture. */
export function IndexRows({ foundation }: Pick<AnswerOf<typeof homePage>, "foundation">) {
	const t = useTexts(homeTexts);
	const language = useLanguage();
	const label = useSectionLabel();
	const foundationText = foundation
		? t.foundationFigures(formatCount(foundation.reached, language), foundation.unit, foundation.programmes)
		: t.foundationText;
	const rows = [
		{ house: "academy", to: pathTo("Academy", { category: divisionKeys[0] }), text: t.academyText, hi: 132 },
		{ house: "foundation", to: pathTo("Foundation list"), text: foundationText, hi: 132 },
		{ house: "entertainment", to: pathTo("entertainment home"), text: t.entertainmentText, hi: 78 },
	] as const;
	return (
		<section className="section">
			<div className="wrap">
				<h2 className="visually-hidden">{t.beyond}</h2>
				<div className="index-rows">
					{rows.map(({ house, to, text, hi }, index) => (
						<Link key={house} to={to} data-division={house}>
							<h3 className="display display-4">
								<SwellText text={label(house)} phase={index * 1.9 + 0.4} k={0.5} lo={50} hi={hi} />
							</h3>
							<p>{text}</p>
							<Picture picture={windows[house]} width={540} height={312} />
							<ArrowRight className="icon" aria-hidden="true" />
						</Link>
					))}
				</div>
			</div>
		</section>
	);
}

const windows: Record<"academy" | "foundation" | "entertainment", PictureRef> = {
	academy: { art: "cover", division: "academy", slug: "index", variant: "running-track", field: "sea" },
	foundation: { art: "cover", division: "foundation", slug: "index", variant: "mangrove", field: "accent" },
	entertainment: {
		art: "cover",
		division: "entertainment",
		slug: "index",
		variant: "spotlight",
		field: "accent",
	},
};
