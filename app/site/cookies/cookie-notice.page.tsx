import type { ReactNode } from "react";
import type { MetaArgs } from "react-router";
import { pathTo } from "../../paths";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { localize, textsIn, useLanguage, useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { SwellText } from "../../ui/words/swell-text";
import { cookieList } from "./cookie-list";
import { cookieTexts } from "./texts";
import "./cookie-pages.css";

export function meta(where: MetaArgs) {
	const { title, description } = textsIn(cookieTexts, settingsOf(where.matches).language).page;
	return pageMeta(where, { title, description });
}

export default function CookieNoticePage() {
	const t = useTexts(cookieTexts).page;
	return (
		<div className="wrap cookie-page" data-division="club">
			<header className="page-head">
				<h1 className="display display-4">
					<SwellText text={t.title} k={0.42} phase={-0.9} lo={54} hi={112} />
				</h1>
				<p className="lead">{t.lead}</p>
			</header>
			<Part title={t.neededTitle} text={t.neededText}>
				<CookieTable />
			</Part>
			<Part title={t.optionalTitle} text={t.optionalText} />
			<Part title={t.othersTitle} text={t.othersText} />
			<Part title={t.lawTitle} text={t.lawText}>
				<div className="button-row flow gap-3">
					<ButtonLink to={pathTo("Cookie settings")}>{t.settings}</ButtonLink>
					<ButtonLink variant="ghost" to={pathTo("Contact us")}>
						{t.contact}
					</ButtonLink>
				</div>
			</Part>
		</div>
	);
}

function Part({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
	return (
		<section className="cookie-part stack">
			<h2 className="display display-2">{title}</h2>
			<div>
				<p>{text}</p>
				{children}
			</div>
		</section>
	);
}

function CookieTable() {
	const { columns, neededTitle } = useTexts(cookieTexts).page;
	const language = useLanguage();
	return (
		<table className="cookie-table">
			<caption className="visually-hidden">{neededTitle}</caption>
			<thead className="cookie-table-head">
				<tr>
					<th className="small muted" scope="col">
						{columns.name}
					</th>
					<th className="small muted" scope="col">
						{columns.purpose}
					</th>
					<th className="small muted" scope="col">
						{columns.kept}
					</th>
				</tr>
			</thead>
			<tbody>
				{cookieList.map(({ names, purpose, kept }) => (
					<tr key={names[0]}>
						<th scope="row">
							{names.map((name) => (
								<code key={name}>{name}</code>
							))}
						</th>
						<td>{localize(purpose, language)}</td>
						<td>{localize(kept, language)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
