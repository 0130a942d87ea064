import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Codes go to Indonesian mobile numbers only: other countries' prices invite abuse. */
const indonesianMobile = /^\+628\d{7,11}$/;

/** `0812…`, `812…`, `62812…` and `+62 812-…` are the same number, stored as E.164; null for anything else. */
export function parsePhone(typed: string): string | null {
	const phone = parsePhoneNumberFromString(typed, { defaultCountry: "ID", extract: false });
	return phone?.isValid() && indonesianMobile.test(phone.number) ? phone.number : null;
}
