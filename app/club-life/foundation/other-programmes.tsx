import { useTexts } from "../../platform/words/language";
import { SwellText } from "../../ui/words/swell-text";
import type { ProgrammeSummary } from "./contract";
import { ProgrammeCards } from "./programme-cards";
import { foundationTexts } from "./texts";

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
				<ProgrammeCards programmes={programmes} />
			</div>
		</section>
	);
}
