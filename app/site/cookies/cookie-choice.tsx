import { showSuccess } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Toggle } from "../../ui/fields/toggle";
import { type CookieKind, cookieKinds, saveConsent, useConsent } from "./consent";
import { cookieTexts } from "./texts";
import "./cookie-choice.css";

/** The four kinds as toggles; each applies at once. */
export function CookieChoice() {
	const texts = useTexts(cookieTexts);
	const t = texts.settings;
	const consent = useConsent();
	const allowed = consent?.allowed ?? [];
	const save = (kinds: readonly CookieKind[]) => {
		saveConsent(kinds);
		showSuccess(t.saved);
	};
	return (
		<div className="cookie-choice">
			<Toggle label={t.needed} hint={t.neededHint} checked disabled readOnly />
			{cookieKinds.map((kind) => (
				<Toggle
					key={kind}
					label={t[kind]}
					hint={t[`${kind}Hint`]}
					checked={allowed.includes(kind)}
					onChange={({ target }) =>
						save(target.checked ? [...allowed, kind] : allowed.filter((other) => other !== kind))
					}
				/>
			))}
			<p className="cookie-choice-state">{consent ? t.kept : t.none}</p>
			<div className="button-row flow gap-3">
				<Button variant="ghost" onClick={() => save([])}>
					{texts.refuseAll}
				</Button>
				<Button variant="ghost" onClick={() => save(cookieKinds)}>
					{texts.acceptAll}
				</Button>
			</div>
		</div>
	);
}
