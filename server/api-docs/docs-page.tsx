import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

export const docsPath = "/api/docs";

/** The API for people, without scripts. */
export function renderDocsPage(title: string, content: ReactNode): string {
	return `<!doctype html>${renderToStaticMarkup(
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{title}</title>
				<link rel="stylesheet" href={`${docsPath}.css`} />
			</head>
			<body>
				<main>{content}</main>
			</body>
		</html>,
	)}`;
}
