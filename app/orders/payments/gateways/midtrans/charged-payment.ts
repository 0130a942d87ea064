import type { PaymentInstructions } from "../../gateway";
import { methodFacts, type PaymentMethod } from "../../payment-methods";

export type ChargedPayment = { instructions: PaymentInstructions; pageUrl: string | null };

/**
 * How to pay what was charged, as a charge or a status says it. Null where it does not: a status of QRIS or a wallet repeats
 * neither code nor link.
 */
export function chargedPayment(
	body: object,
	method: PaymentMethod,
	isLink: (url: string) => boolean,
): ChargedPayment | null {
	const text = readTexts(body);
	const given = (instructions: PaymentInstructions) => ({ instructions, pageUrl: null });
	switch (methodFacts[method].way) {
		case "qr": {
			const payload = text("qr_string");
			return payload ? given({ kind: "qr", payload }) : null;
		}
		case "va": {
			const number = text("permata_va_number") ?? vaNumberIn(body);
			return number ? given({ kind: "va", bank: method.slice(3), number }) : null;
		}
		case "bill": {
			const [number, billerCode] = [text("bill_key"), text("biller_code")];
			return number && billerCode ? given({ kind: "va", bank: method.slice(3), number, billerCode }) : null;
		}
		case "code": {
			const code = text("payment_code");
			return code ? given({ kind: "code", store: method, code }) : null;
		}
		default: {
			const url = deeplinkIn(body);
			return url && isLink(url) ? { instructions: { kind: "app" }, pageUrl: url } : null;
		}
	}
}

/** Anything else, and anything that does not look like a short printable value, is no answer. */
export const readTexts = (body: object) => (name: string) => {
	const value = (body as Record<string, unknown>)[name];
	return typeof value === "string" && value !== "" && value.length <= 2_000 ? value : null;
};

const listIn = (body: object, name: string): object[] => {
	const list = (body as Record<string, unknown>)[name];
	return Array.isArray(list) ? list.filter((each) => typeof each === "object" && each !== null) : [];
};

function vaNumberIn(body: object) {
	const [first] = listIn(body, "va_numbers");
	return first ? readTexts(first)("va_number") : null;
}

function deeplinkIn(body: object) {
	const link = listIn(body, "actions").find((action) => readTexts(action)("name") === "deeplink-redirect");
	return link ? readTexts(link)("url") : null;
}
