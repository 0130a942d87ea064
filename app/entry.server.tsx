import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { consentVersion } from "./cookies/consent";
import beforePaint from "./platform/before-paint.js?url";
import { beforePaintId } from "./platform/page-data";
import { pageData } from "./platform/page-data.server";

export const streamTimeout = 10_000;

const firstScript = `<script src="${beforePaint}" id="${beforePaintId}" data-consent="${consentVersion}"></script>`;

/**
 * The whole page at once, and without inline script: what the browser needs to take over stands in a block of data.
 * In development the router's own inline scripts stay, since live reload needs them.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
) {
	headers.set("content-type", "text/html; charset=utf-8");
	if (import.meta.env.DEV)
		return new Response(await renderDocument(context, request.url), { status, headers });
	const data = await pageData(context);
	const page = await renderDocument({ ...context, serverHandoffStream: undefined }, request.url);
	return new Response(
		page.replace("</head>", () => `${firstScript}</head>`).replace("</body>", () => `${data}</body>`),
		{ status, headers },
	);
}

function renderDocument(context: EntryContext, url: string) {
	return new Promise<string>((resolve, reject) => {
		const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
			// Never in pieces: pieces are put together by inline script.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				const page = new PassThrough();
				text(page).then(resolve, reject);
				pipe(page);
			},
			onShellError: reject,
			onError: (error) => console.error(error),
		});
	});
}
