import type { Settings } from "../../platform/settings.server";
import { noticePath } from "./text-notices-contract";
import type { TextPort } from "./text-port";
import { twilioPort } from "./twilio-port.server";
import { whatsappPort } from "./whatsapp-port.server";

/** Those that the club has accounts for. None: texts stay in the local outbox. */
export function textPorts(settings: Settings): TextPort[] {
	const { WHATSAPP_PHONE: phoneId, WHATSAPP_TOKEN: token, publicUrl } = settings;
	const ports: TextPort[] = [];
	if (phoneId && token) ports.push(whatsappPort({ phoneId, token }, settings.WHATSAPP_URL));
	if (settings.SMS_PROVIDER === "twilio") {
		const account = {
			account: settings.TWILIO_ACCOUNT ?? "",
			secret: settings.TWILIO_SECRET ?? "",
			from: settings.TWILIO_FROM ?? "",
			// Twilio refuses addresses that it cannot reach.
			...(publicUrl.startsWith("https:") && { noticeUrl: publicUrl + noticePath("twilio") }),
		};
		ports.push(twilioPort(account, settings.TWILIO_URL));
	}
	return ports;
}
