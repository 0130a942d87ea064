import { apiBase, tokenCookie } from "../../platform/http/call-api";
import { fillPath } from "../../platform/http/contract";
import { readCookie } from "../../platform/http/cookies";
import { shownLanguage } from "../../platform/words/language";
import { type DocumentKind, invoicePdf, receiptPdf } from "./contract";

const mostTries = 8;

/**
 * The file, or null if it could not be loaded. A plain link would not carry the member's token, so the browser is handed
 * the bytes. While the server is still drawing (202) it polls, and tells the caller.
 */
export async function fetchPdf(kind: DocumentKind, number: string, onWait: () => void): Promise<Blob | null> {
	const { path } = fillPath((kind === "invoice" ? invoicePdf : receiptPdf).path, { number });
	for (let tries = 0; tries < mostTries; tries++) {
		const response = await fetch(`${apiBase}${path}?lang=${shownLanguage()}`, {
			headers: { Accept: "application/pdf", Authorization: `Bearer ${readCookie(tokenCookie)}` },
		}).catch(() => null);
		if (response?.status === 200) return response.blob();
		if (response?.status !== 202) return null;
		onWait();
		const seconds = Number(response.headers.get("retry-after") ?? 2);
		await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
	}
	return null;
}
