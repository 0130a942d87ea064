import {
	type ClientLoaderFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaArgs,
	type MetaDescriptor,
	redirect,
} from "react-router";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { inBrowserOrFailed, isListFailed, type ListFailed } from "../../platform/lists/list-read";
import { textsIn } from "../../platform/words/language";
import { type Document, type DocumentKind, invoice, receipt } from "./contract";
import { documentPath } from "./document-path";
import { documentTexts } from "./texts";

/** The invoice, where there is no receipt yet. */
export type DocumentAnswer = Document | ListFailed;
export const isDocumentFailed = isListFailed;

/**
 * A member's document is fetched by the browser only. An invoice lives under its kind of order; the other address
 * redirects to it.
 */
export const documentInBrowser = (kind: DocumentKind) =>
	Object.assign(
		async (args: ClientLoaderFunctionArgs): Promise<DocumentAnswer> => {
			const number = args.params.id!;
			const answer = await inBrowserOrFailed(async (call) => {
				const found = await call(invoice, { number });
				return kind === "receipt" && found.hasReceipt ? call(receipt, { number }) : found;
			})(args);
			if (isListFailed(answer)) return answer;
			const path = documentPath(kind, { kind: answer.orderKind, number: answer.orderNumber });
			if (new URL(args.request.url).pathname !== path) throw redirect(path);
			return answer;
		},
		{ hydrate: true as const },
	);

/** The server renders for guests, so all it can tell is that something can't be an order number. */
export function refuseOddNumber({ params }: LoaderFunctionArgs) {
	if (!/^[A-Z]{1,6}-\d{6}-[A-Z0-9]{5}$/.test(params.id ?? "")) throw data(null, { status: 404 });
	return null;
}

export const documentMeta =
	(kind: DocumentKind) =>
	(page: MetaArgs): MetaDescriptor[] => {
		const t = textsIn(documentTexts, settingsOf(page.matches).language);
		return pageMeta(page, { title: t[kind], description: t.description, hidden: true });
	};
