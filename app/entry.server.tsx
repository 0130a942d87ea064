import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import beforePaint from "./platform/browser/before-paint.js?url";
import { reportPageError } from "./platform/browser/page-errors";
import { beforePaintId } from "./platform/http/page-data";
import { pageData } from "./platform/http/page-data.server";
import { yieldToEventLoop } from "./platform/queues/yield-to-event-loop.server";
import { consentVersion } from "./site/cookies/consent";

export const streamTimeout = 10_000;

const firstScript = `<script src="${beforePaint}" id="${beforePaintId}" data-consent="${consentVersion}"></script>`;

/** Tells the router which links' routes to load; it knows all of them (`react-router.config.ts`). */
const routeDiscovery = ' data-discover="true"';

/**
 * Renders the whole page at once, without inline scripts: hydration data is in an inert block. In development the
 * router's own inline scripts stay, since live reload needs them.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	loadContext: RouterContextProvider,
) {
	headers.set("content-type", "text/html; charset=utf-8");
	const report = loadContext.get(reportPageError);
	if (import.meta.env.DEV)
		return new Response(await renderDocument(context, request.url, report), { status, headers });
	const data = await pageData(context);
	await yieldToEventLoop();
	const page = await renderDocument({ ...context, serverHandoffStream: undefined }, request.url, report);
	return new Response(
		page
			.replaceAll(routeDiscovery, "")
			.replace("</head>", () => `${firstScript}</head>`)
			.replace("</body>", () => `${data}</body>`),
		{ status, headers },
	);
}

/** Answers meant for the visitor, such as a 404, are no faults. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(reportPageError)(error);
};

function renderDocument(context: EntryContext, url: string, report: (error: unknown) => void) {
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
			onError: report,
		});
	});
}
