import { bind } from "../../platform/http/bind.server";
import { keepConsent } from "./consents.server";
import { recordConsent } from "./contract";

export const cookiesApi = [
	bind(recordConsent, async (context, choice) => {
		await keepConsent(context, choice);
		return { message: "Choice recorded." };
	}),
];
