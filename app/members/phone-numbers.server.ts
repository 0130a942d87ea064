import { parsePhoneNumberFromString } from "libphonenumber-js/min";

const indonesianMobile = /^\+628\d{7,11}$/;

/**
 * Any country's number as E.164, null for anything else. `0812…`, `812…`, `62812…` and `+62 812-…` are the same one;
 * Indonesian landlines are refused, since codes are sent to the number.
 */
export function parsePhone(typed: string): string | null {
	const phone = parsePhoneNumberFromString(typed, { defaultCountry: "ID", extract: false });
	if (!phone?.isValid()) return null;
	return phone.number.startsWith("+62") && !indonesianMobile.test(phone.number) ? null : phone.number;
}

/** For couriers, who call nobody abroad. */
export function parseIndonesianMobile(typed: string): string | null {
	const phone = parsePhone(typed);
	return phone && indonesianMobile.test(phone) ? phone : null;
}
