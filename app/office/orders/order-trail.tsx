import { club } from "../../../club/profile";
import { orderTexts } from "../../orders/texts";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import type { StaffOrder } from "./order-row";
import { staffOrderTexts } from "./texts";

/** Each step with who took it. */
export function OrderTrail({ timeline }: Pick<StaffOrder, "timeline">) {
	const { order: t } = useTexts(staffOrderTexts);
	const { states } = useTexts(orderTexts);
	const language = useLanguage();
	return (
		<section className="office-panel">
			<header>
				<h2>{t.timeline}</h2>
			</header>
			<ol className="order-trail">
				{timeline.map(({ state, at, actor, by, note }) => (
					<li key={`${state} ${at}`}>
						<b>{states[state]}</b>
						<small>
							{formatDateTime(at, "day", language, club.timeZone)} ·{" "}
							{by ?? t.actors[actor as keyof typeof t.actors]}
							{note && ` · ${note}`}
						</small>
					</li>
				))}
			</ol>
		</section>
	);
}
