import { CopyButton } from "../../../orders/payment-screen/copy-button";
import { useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { secondStepTexts } from "../../second-step/texts";
import "./second-step.css";

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
	const t = useTexts(secondStepTexts);
	return (
		<>
			<ul className="recovery-codes stack">
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<div className="button-row flow gap-3">
				<CopyButton text={codes.join("\n")} label={t.copyAll} variant="ghost" />
				<Button size="small" onClick={onDone}>
					{t.stored}
				</Button>
			</div>
		</>
	);
}
