import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** 256 random bits, in the format of Standard Webhooks. */
export const newWebhookSecret = () => prefix + randomBytes(32).toString("base64");

/** The headers of Standard Webhooks, with a signature for each valid secret. */
export function signWebhook(id: string, body: string, secrets: readonly string[], at: Date) {
	const timestamp = Math.floor(at.getTime() / 1_000);
	const signatures = secrets.map((secret) => {
		const key = Buffer.from(secret.slice(prefix.length), "base64");
		return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
	});
	return {
		"webhook-id": id,
		"webhook-timestamp": String(timestamp),
		"webhook-signature": signatures.join(" "),
	};
}
