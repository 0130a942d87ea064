import { useId } from "react";
import { Link, useLocation } from "react-router";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { type CookieKind, cookieKinds, saveConsent, useConsent } from "./consent";
import { noticeTexts } from "./notice-texts";
import "./cookie-notice.css";

/** Asks once, without blocking the page. Rejecting is as easy as accepting. */
export function CookieNotice() {
	const t = useTexts(noticeTexts);
	const titleId = useId();
	const consent = useConsent();
	const { pathname } = useLocation();
	// Rendered with every page; once answered, `before-paint.js` hides it until hydration.
	if (consent || pathname === pathTo("Cookie settings")) return null;
	const answer = (allowed: readonly CookieKind[]) => {
		saveConsent(allowed);
		focusTitle();
	};
	return (
		<section className="cookie-notice stack on-brand" aria-labelledby={titleId}>
			<div className="cookie-notice-words column">
				<h2 id={titleId}>{t.notice.title}</h2>
				<p>{t.notice.text}</p>
				<Link to={pathTo("Cookie settings")}>{t.choose}</Link>
			</div>
			<Button variant="foam" size="small" onClick={() => answer([])}>
				{t.refuseAll}
			</Button>
			<Button variant="foam" size="small" onClick={() => answer(cookieKinds)}>
				{t.acceptAll}
			</Button>
		</section>
	);
}

/** The focused button is gone, so the focus moves to the page's title. */
function focusTitle() {
	const title = document.querySelector<HTMLElement>("main h1");
	if (!title) return;
	title.tabIndex = -1;
	title.focus({ preventScroll: true });
}
