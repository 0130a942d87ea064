import { useTexts } from "../../platform/words/language";
import type { PictureRef } from "../../ui/art/picture-ref";
import { Avatar } from "../../ui/pictures/avatar";
import { Picture } from "../../ui/pictures/picture";
import { SwellText } from "../../ui/words/swell-text";
import type { Coach } from "./contract";
import { academyTexts } from "./texts";
import "./coach-list.css";

export function CoachList({ coaches }: { coaches: readonly Coach[] }) {
	const t = useTexts(academyTexts);
	if (coaches.length === 0) return null;
	return (
		<section className="section">
			<div className="wrap">
				<div className="section-head">
					<h2 className="display display-4">
						<SwellText text={t.coaches} phase={-0.9} k={0.6} lo={56} hi={132} />
					</h2>
				</div>
				<ul className="coach-list stack">
					{coaches.map(({ slug, name, role, biography, sinceYear, picture }) => (
						<li className="stack gap-4" key={slug}>
							{isPortrait(picture) ? (
								<Picture picture={picture} ratio="30/38" width={600} height={760} sizes="120px" />
							) : (
								<Avatar name={name} picture={picture} size="large" />
							)}
							<div>
								<h3 className="display display-1">{name}</h3>
								<p className="coach-role small">{`${role}\u00a0· ${t.since(sinceYear)}`}</p>
								<p>{biography}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** Initials on a wave stand in for whoever has neither photograph nor portrait. */
const isPortrait = (picture: PictureRef) => "photo" in picture || picture.art !== "avatar";
