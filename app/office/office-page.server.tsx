import { renderToStaticMarkup } from "react-dom/server";
import { club } from "../../club/profile";
import type { Theme } from "../platform/browser/theme";
import { type Language, textsIn } from "../platform/words/language";
import type { OfficeFiles } from "./office-files.server";
import { officeTexts } from "./texts";

/** The empty page that the office is rendered into. It contains no personal data: the browser fetches that from the API. */
export function officePage({ language, theme }: { language: Language; theme: Theme }, files: OfficeFiles) {
	const t = textsIn(officeTexts, language);
	return `<!doctype html>${renderToStaticMarkup(
		<html lang={language} data-theme={theme === "system" ? undefined : theme}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
				<meta name="robots" content="noindex" />
				<title>{`${t.office} · ${club.name}`}</title>
				<link rel="icon" href="/icon.svg" type="image/svg+xml" />
				{files.styles.map((file) => (
					<link key={file} rel="stylesheet" href={file} />
				))}
				{files.scripts.map((file) => (
					<script key={file} type="module" src={file} />
				))}
			</head>
			<body>
				<div id="office" />
				<noscript>{t.needsScript}</noscript>
			</body>
		</html>,
	)}`;
}
