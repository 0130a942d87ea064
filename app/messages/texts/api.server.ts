import { bind } from "../../platform/http/bind.server";
import { repeatChallenge, takeTwilioNotice, takeWhatsappNotice } from "./text-notices.server";
import { twilioNotice, whatsappChallenge, whatsappNotice } from "./text-notices-contract";

export const textsApi = [
	bind(whatsappChallenge, repeatChallenge),
	bind(whatsappNotice, takeWhatsappNotice),
	bind(twilioNotice, takeTwilioNotice),
];
