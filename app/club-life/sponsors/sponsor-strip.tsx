import { useTexts } from "../../platform/words/language";
import { Picture } from "../../ui/pictures/picture";
import type { Sponsor } from "./sponsor";
import { sponsorTexts } from "./texts";
import "./sponsor-strip.css";

/** A logo where the club has one, otherwise the name in the club's own letters. */
export function SponsorStrip({ sponsors }: { sponsors: readonly Sponsor[] }) {
	const t = useTexts(sponsorTexts);
	if (sponsors.length === 0) return null;
	return (
		<section className="sponsors" aria-labelledby="sponsors">
			<div className="wrap">
				<h2 id="sponsors">{t.title}</h2>
				<ul>
					{sponsors.map((sponsor) => (
						<li key={sponsor.slug}>
							{sponsor.url ? (
								<a className="tap" href={sponsor.url} rel="sponsored noopener">
									<Mark sponsor={sponsor} />
								</a>
							) : (
								<Mark sponsor={sponsor} />
							)}
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function Mark({ sponsor: { name, logo } }: { sponsor: Sponsor }) {
	if (!("photo" in logo)) return <span className="display sponsor-name">{name}</span>;
	return <Picture className="sponsor-logo" picture={logo} width={160} height={72} fit="contain" alt={name} />;
}
