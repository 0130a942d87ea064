import { Link, type MetaArgs } from "react-router";
import { pathTo } from "../../paths";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { textsIn, useTexts } from "../../platform/words/language";
import { Note } from "../../ui/feedback/note";
import { SwellText } from "../../ui/words/swell-text";
import { CookieChoice } from "./cookie-choice";
import { cookieTexts } from "./texts";
import "./cookie-pages.css";

export function meta(where: MetaArgs) {
	const { title, description } = textsIn(cookieTexts, settingsOf(where.matches).language).settings;
	return pageMeta(where, { title, description });
}

export default function CookieSettingsPage() {
	const texts = useTexts(cookieTexts);
	const t = texts.settings;
	return (
		<div className="wrap cookie-page" data-division="club">
			<header className="page-head">
				<h1 className="display display-4">
					<SwellText text={t.title} k={0.42} phase={-0.9} lo={54} hi={112} />
				</h1>
				<p className="lead">{t.lead}</p>
			</header>
			<noscript>
				<Note tone="warn">{t.needsScript}</Note>
			</noscript>
			<CookieChoice />
			<p className="cookie-more">
				<Link className="link tap" to={pathTo("Cookie")}>
					{texts.read}
				</Link>
			</p>
		</div>
	);
}
