import { secondStepTexts } from "../members/second-step/texts";
import { CopyButton } from "../orders/payment/copy-button";
import { useTexts } from "../platform/language";
import { Button } from "../ui/button";
import "./second-step.css";

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
	const t = useTexts(secondStepTexts);
	return (
		<>
			<ul className="recovery-codes">
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<div className="button-row">
				<CopyButton text={codes.join("\n")} label={t.copyAll} variant="ghost" />
				<Button size="small" onClick={onDone}>
					{t.stored}
				</Button>
			</div>
		</>
	);
}
