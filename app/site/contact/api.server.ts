import { accountMessages } from "../../members/messages";
import { bind } from "../../platform/http/bind.server";
import { localize } from "../../platform/words/language";
import { addFeedback } from "./contact-messages.server";
import { saveContact } from "./contract";

export const contactApi = [
	bind(saveContact, async (context, feedback) => {
		await addFeedback(context, feedback);
		return { message: localize(accountMessages.contactDone, context.language) };
	}),
];
