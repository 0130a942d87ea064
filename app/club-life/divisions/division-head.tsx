import { FollowButton } from "../../members/follows/follow-button";
import { type DivisionKey, findDivision } from "../../platform/club-profile";
import { useSectionLabel } from "../../platform/lists/section-label";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { discOf } from "../../ui/art/division-art";
import { pictureUrl } from "../../ui/art/picture-url";
import { cssVariables } from "../../ui/css-variables";
import { SwellText } from "../../ui/words/swell-text";
import { divisionsTexts } from "./texts";
import "./division-head.css";

/** The division's name, as large as it gets, before its own geometry. */
export function DivisionHead({ division, titles }: { division: DivisionKey; titles: number }) {
	const t = useTexts(divisionsTexts);
	const language = useLanguage();
	const name = useSectionLabel()(division);
	const profile = findDivision(division)!;
	const teams = profile.squads.map(({ label }) => localize(label, language)).join(", ");
	const words = name.split(" ");
	const longest = Math.max(...words.map((word) => word.length));
	return (
		<header className="division-head on-brand" data-division={division}>
			<img
				src={pictureUrl(
					{
						art: "cover",
						division,
						slug: "division-head",
						variant: discOf(division),
						field: "accent-tonal",
					},
					{ width: 1364, height: 600, disc: { x: 0.755, y: 0.5, size: 0.42 }, lines: "ring" },
				)}
				width={1364}
				height={600}
				alt=""
				fetchPriority="high"
				decoding="async"
			/>
			<div className="division-head-text">
				<p className="eyebrow">
					{teams} · {t.since(profile.since)}
				</p>
				<h1 className="display" style={cssVariables({ "--fit": Math.min(1, comfortableWord / longest) })}>
					{words.map((word, line) => (
						<span key={word}>
							<SwellText text={word} phase={-1.2 + line * 2.3} k={0.9} />{" "}
						</span>
					))}
				</h1>
				<p className="division-head-intro">{t.intro(profile.ground, titles)}</p>
				<FollowButton kind="division" target={division} name={name} />
			</div>
		</header>
	);
}

const comfortableWord = 6.5;
