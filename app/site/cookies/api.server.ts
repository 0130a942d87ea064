import { bind } from "../../platform/http/bind.server";
import { saveCookieConsent } from "./consents.server";
import { recordConsent } from "./contract";

export const cookiesApi = [
	bind(recordConsent, async (context, choice) => {
		await saveCookieConsent(context, choice);
		return { message: "Choice recorded." };
	}),
];
