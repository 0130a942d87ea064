import { textIn } from "../../ui/forms/server-form";
import { callingCodes, homeCountry } from "./calling-codes";

/** The number of a `PhoneField`, with the calling code of the country chosen, unless it was typed with one. */
export function phoneIn(form: FormData): string {
	const typed = textIn(form, "phone").trim();
	const country = textIn(form, "phone_country") || homeCountry;
	return !typed || typed.startsWith("+") || country === homeCountry
		? typed
		: `${callingCodes[country]} ${typed}`;
}
