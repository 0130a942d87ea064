import { pathTo } from "../../paths";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { ButtonLink } from "../../ui/button";
import { SwellText } from "../../ui/words/swell-text";
import type { LegalDocument, LegalPart } from "./document";
import { legalTexts } from "./texts";
import "./legal-screen.css";

type LegalScreenProps = {
	document: LegalDocument;
	version: { version: string; since: string };
	/** The other legal text. */
	other: "terms" | "privacy";
};

/** A legal text in plain words, with the legal basis below each part. */
export function LegalScreen({ document, version: { version, since }, other }: LegalScreenProps) {
	const t = useTexts(legalTexts);
	const language = useLanguage();
	return (
		<article className="wrap legal" data-division="club">
			<header className="page-head">
				<h1 className="display display-4">
					<SwellText text={document.title} k={0.42} phase={-0.9} lo={54} hi={112} />
				</h1>
				<p className="lead">{document.lead}</p>
				<p className="muted">
					{t.version(version, formatDate(`${since}T00:00:00Z`, "long", language, "UTC"))}
				</p>
			</header>
			{document.parts.map((part) => (
				<Part key={part.title} part={part} />
			))}
			<div className="button-row flow gap-3">
				<ButtonLink variant="ghost" to={pathTo(other === "terms" ? "Terms" : "Privacy")}>
					{t[other]}
				</ButtonLink>
				<ButtonLink variant="ghost" to={pathTo("Cookie")}>
					{t.cookies}
				</ButtonLink>
				<ButtonLink variant="ghost" to={pathTo("Contact us")}>
					{t.contact}
				</ButtonLink>
			</div>
		</article>
	);
}

function Part({ part: { title, text, points, rows, law } }: { part: LegalPart }) {
	const t = useTexts(legalTexts);
	return (
		<section className="legal-part stack">
			<h2 className="display display-2">{title}</h2>
			<div className="stack gap-4">
				<p>{text}</p>
				{points && (
					<ul>
						{points.map((point) => (
							<li key={point}>{point}</li>
						))}
					</ul>
				)}
				{rows && <KeptTable title={title} rows={rows} />}
				{law && (
					<p className="small muted">
						<b>{t.law}</b> {law}
					</p>
				)}
			</div>
		</section>
	);
}

function KeptTable({ title, rows }: { title: string; rows: NonNullable<LegalPart["rows"]> }) {
	const { columns } = useTexts(legalTexts);
	return (
		<table className="legal-table">
			<caption className="visually-hidden">{title}</caption>
			<thead>
				<tr>
					<th scope="col">{columns.what}</th>
					<th scope="col">{columns.why}</th>
					<th scope="col">{columns.kept}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(([what, why, kept]) => (
					<tr key={what}>
						<th scope="row">{what}</th>
						<td>{why}</td>
						<td>{kept}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
