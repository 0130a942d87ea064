import { useTexts } from "../../platform/words/language";
import { classNames } from "../class-names";
import { uiTexts } from "../texts";
import "./step-list.css";

/** The steps of a purchase. `current` is zero-based. */
export function StepList({ steps, current }: { steps: readonly string[]; current: number }) {
	const t = useTexts(uiTexts).steps;
	return (
		<ol className="step-list" aria-label={t.label}>
			{steps.map((step, index) => (
				<li
					key={step}
					className={classNames(index < current && "step-done")}
					aria-current={index === current ? "step" : undefined}
				>
					{step}
					{index < current && <span className="visually-hidden">, {t.done}</span>}
				</li>
			))}
		</ol>
	);
}
