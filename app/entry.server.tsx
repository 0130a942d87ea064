import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { consentVersion } from "./cookies/consent";
import beforePaint from "./platform/before-paint.js?url";
import { takeBreather } from "./platform/breather.server";
import { beforePaintId } from "./platform/page-data";
import { pageData } from "./platform/page-data.server";

export const streamTimeout = 10_000;

const firstScript = `<script src="${beforePaint}" id="${beforePaintId}" data-consent="${consentVersion}"></script>`;

/**
 * Renders the whole page at once, without inline scripts: hydration data is in an inert block. In development the
 * router's own inline scripts stay, since live reload needs them.
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
	await takeBreather();
	const page = await renderDocument({ ...context, serverHandoffStream: undefined }, request.url);
	return new Response(
		page.replace("</head>", () => `${firstScript}</head>`).replace("</body>", () => `${data}</body>`),
		{ status, headers },
	);
}

function renderDocument(context: EntryContext, url: string) {
	return new Promise<string>((resolve, reject) => {
		const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
			// Never streamed: chunks are assembled by inline scripts.
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
