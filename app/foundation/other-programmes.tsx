import { Link } from "react-router";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { Picture } from "../ui/picture";
import { SwellText } from "../ui/swell-text";
import type { ProgrammeSummary } from "./contract";
import { ProgrammeProgress } from "./programme-progress";
import { foundationTexts } from "./texts";
import "./other-programmes.css";

export function OtherProgrammes({ programmes }: { programmes: readonly ProgrammeSummary[] }) {
	const t = useTexts(foundationTexts);
	if (programmes.length === 0) return null;
	return (
		<section className="section">
			<div className="wrap">
				<div className="section-head">
					<h2 className="display display-3">
						<SwellText text={t.others} phase={0.2} k={0.5} lo={56} hi={126} />
					</h2>
				</div>
				<div className="other-programmes">
					{programmes.map((programme) => (
						<Link
							key={programme.slug}
							prefetch="intent"
							to={pathTo("foundation-detail", { id: programme.slug })}
						>
							<Picture picture={programme.cover} ratio="4/3" width={800} height={600} />
							<h3 className="display display-1">{programme.title}</h3>
							<ProgrammeProgress programme={programme} />
						</Link>
					))}
				</div>
			</div>
		</section>
	);
}
