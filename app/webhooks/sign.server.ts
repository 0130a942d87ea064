import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** 256 random bits, written as the Standard Webhooks rule has it. */
export const newWebhookSecret = () => prefix + randomBytes(32).toString("base64");

/** The headers of the Standard Webhooks rule; a signature for each secret that counts. */
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
