import { showError } from "../../platform/browser/toast";
import { localize, shownLanguage } from "../../platform/words/language";

/** A log-out that did not reach the server. */
export const sayStillLoggedIn = () => showError(localize(stillLoggedIn, shownLanguage()));

const stillLoggedIn = {
	id: "Kamu belum keluar: situs tidak bisa dihubungi. Periksa koneksimu, lalu coba lagi.",
	en: "You are still logged in: we could not connect. Check your connection and try again.",
};
