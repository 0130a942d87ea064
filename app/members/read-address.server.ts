import * as z from "zod";
import { InvalidInput } from "../platform/http/refusal";
import { type Language, localize } from "../platform/words/language";
import { parsePhone } from "./phone-numbers.server";

/** An e-mail address in lower case, or a phone number in E.164, as somebody typed it. */
export function readEmail(typed: string, language: Language): string {
	if (typed.includes("@")) {
		const email = z.email().safeParse(typed.trim().toLowerCase());
		if (email.success) return email.data;
	} else {
		const phone = parsePhone(typed);
		if (phone) return phone;
	}
	throw new InvalidInput({ recipient: [localize(badAddress, language)] });
}

const badAddress = {
	id: "Tulis alamat email, atau nomor HP Indonesia seperti 0812 3456 7890.",
	en: "Enter an e-mail address or an Indonesian mobile number, such as 0812 3456 7890.",
};
