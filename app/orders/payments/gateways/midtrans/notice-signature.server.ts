import { createHash, timingSafeEqual } from "node:crypto";

type SignedFields = { order_id: string; status_code: string; gross_amount: string };

/** Midtrans' rule, over the strings exactly as received: "185000.00" keeps its decimals. */
export const signNotice = ({ order_id, status_code, gross_amount }: SignedFields, serverKey: string) =>
	createHash("sha512").update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest("hex");

/** The payment a notice is about, or null when it is not a notice or not signed by the gateway. */
export function readSignedNotice(raw: Buffer, serverKey: string): { reference: string } | null {
	// With an empty key, anybody could sign.
	const notice = serverKey ? parse(raw) : null;
	if (!notice) return null;
	const expected = Buffer.from(signNotice(notice, serverKey));
	const given = Buffer.from(notice.signature_key);
	return given.length === expected.length && timingSafeEqual(given, expected)
		? { reference: notice.order_id }
		: null;
}

function parse(raw: Buffer): (SignedFields & { signature_key: string }) | null {
	try {
		const body: unknown = JSON.parse(raw.toString("utf8"));
		if (typeof body !== "object" || body === null) return null;
		const { order_id, status_code, gross_amount, signature_key } = body as Record<string, unknown>;
		const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 200;
		return isText(order_id) && isText(status_code) && isText(gross_amount) && isText(signature_key)
			? { order_id, status_code, gross_amount, signature_key }
			: null;
	} catch {
		return null;
	}
}
