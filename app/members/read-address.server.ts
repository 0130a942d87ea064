import * as z from "zod";
import { InvalidInput } from "../platform/http/refusal";
import { type Language, localize } from "../platform/words/language";
import { parsePhone } from "./phone-numbers.server";
import { isTexted } from "./texted-numbers";

/** An e-mail address in lower case, or a phone number in E.164, as somebody typed it. */
export function readEmail(typed: string, language: Language): string {
	if (typed.includes("@")) {
		const email = z.email().safeParse(typed.trim().toLowerCase());
		if (email.success) return email.data;
	} else {
		const phone = parsePhone(typed);
		if (phone && !isTexted(phone)) throw new InvalidInput({ recipient: [localize(notTexted, language)] });
		if (phone) return phone;
	}
	throw new InvalidInput({ recipient: [localize(badAddress, language)] });
}

const badAddress = {
	id: "Tulis alamat email, atau nomor HP seperti 0812 3456 7890.",
	en: "Enter an e-mail address or a mobile number, such as 0812 3456 7890.",
};
const notTexted = {
	id: "Kami tidak mengirim pesan ke nomor negara ini. Pakai alamat email.",
	en: "We don't send messages to numbers of this country. Use an e-mail address.",
};
