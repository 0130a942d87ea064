import { apiBase, tokenCookie } from "../../../platform/http/call-api";
import { fillPath } from "../../../platform/http/contract";
import { readCookie } from "../../../platform/http/cookies";
import { shownLanguage } from "../../../platform/words/language";
import { passPdf } from "../contract";

/** A plain link would not carry the member's token. False when the file could not be fetched. */
export async function saveTicketPdf(number: string): Promise<boolean> {
	const { path } = fillPath(passPdf.path, { code: number });
	const response = await fetch(`${apiBase}${path}?lang=${shownLanguage()}`, {
		headers: { Accept: "application/pdf", Authorization: `Bearer ${readCookie(tokenCookie)}` },
	}).catch(() => null);
	if (!response?.ok) return false;
	const href = URL.createObjectURL(await response.blob());
	Object.assign(document.createElement("a"), { href, download: `${number}.pdf` }).click();
	// Some browsers read the file only after the click has returned.
	setTimeout(() => URL.revokeObjectURL(href), 60_000);
	return true;
}
