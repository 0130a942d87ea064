import { useId } from "react";
import { Link, useLocation } from "react-router";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { Button } from "../ui/button";
import { type ConsentKind, consentKinds, saveConsent, useConsent } from "./consent";
import { noticeTexts } from "./notice-texts";
import "./cookie-notice.css";

/** Asks once, beside the page and not in front of it. Refusing is as near as accepting. */
export function CookieNotice() {
	const t = useTexts(noticeTexts);
	const titleId = useId();
	const consent = useConsent();
	const { pathname } = useLocation();
	// Drawn with every page; where the question has been answered, `before-paint.js` hides it until the app is here.
	if (consent || pathname === pathTo("Cookie settings")) return null;
	const answer = (allowed: readonly ConsentKind[]) => {
		saveConsent(allowed);
		focusTitle();
	};
	return (
		<section className="cookie-notice on-brand" aria-labelledby={titleId}>
			<div className="cookie-notice-words">
				<h2 id={titleId}>{t.notice.title}</h2>
				<p>{t.notice.text}</p>
				<Link to={pathTo("Cookie settings")}>{t.choose}</Link>
			</div>
			<Button variant="foam" size="small" onClick={() => answer([])}>
				{t.refuseAll}
			</Button>
			<Button variant="foam" size="small" onClick={() => answer(consentKinds)}>
				{t.acceptAll}
			</Button>
		</section>
	);
}

/** The button that had the focus is gone: the reader goes on where the page begins. */
function focusTitle() {
	const title = document.querySelector<HTMLElement>("main h1");
	if (!title) return;
	title.tabIndex = -1;
	title.focus({ preventScroll: true });
}
