import { type ClientHttp2Session, connect } from "node:http2";
import type { Settings } from "../../../platform/settings.server";

const applePush = "https://api.push.apple.com";
const timeLimit = 10_000;

/** What became of each push: sent, to a device that is gone, or not sent this time. */
export type Pushed = { token: string; outcome: "sent" | "gone" | string };

/** One connection for many pushes, with the pass certificate. A push says nothing but "ask". */
export async function pushToApple(settings: Settings, tokens: readonly string[]): Promise<Pushed[]> {
	if (tokens.length === 0) return [];
	const session = connect(settings.APPLE_PUSH_URL ?? applePush, {
		cert: settings.APPLE_PASS_CERTIFICATE,
		key: settings.APPLE_PASS_KEY,
		...(settings.APPLE_PASS_KEY_PASSWORD && { passphrase: settings.APPLE_PASS_KEY_PASSWORD }),
	});
	// Each push tells of its own end.
	session.on("error", () => {});
	try {
		return await Promise.all(tokens.map((token) => push(session, settings.APPLE_PASS_TYPE!, token)));
	} finally {
		session.destroy();
	}
}

function push(session: ClientHttp2Session, topic: string, token: string): Promise<Pushed> {
	return new Promise((resolve) => {
		const end = (outcome: string) => resolve({ token, outcome });
		if (session.destroyed) return end("connection closed");
		const stream = session.request({
			":method": "POST",
			":path": `/3/device/${token}`,
			"apns-topic": topic,
			"content-type": "application/json",
		});
		let status = 0;
		let text = "";
		stream.setEncoding("utf8");
		stream.setTimeout(timeLimit, () => stream.close());
		stream.on("response", (headers) => (status = Number(headers[":status"])));
		stream.on("data", (part: string) => (text = (text + part).slice(0, 1_000)));
		stream.on("error", () => end("connection broke"));
		stream.on("close", () => end(outcomeOf(status, text)));
		stream.end("{}");
	});
}

function outcomeOf(status: number, text: string) {
	if (status === 200) return "sent";
	if (status === 410 || (status === 400 && /BadDeviceToken|DeviceTokenNotForTopic/.test(text))) return "gone";
	return status ? `answered ${status} ${text.slice(0, 100)}` : "no answer";
}
