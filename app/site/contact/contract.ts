import * as z from "zod";
import { emailAddress, personName } from "../../members/member-fields";
import { endpoint } from "../../platform/http/contract";
import { contactTopics } from "./topics";

export const messageLimits = { shortest: 10, longest: 4000 };

export const saveContact = endpoint({
	method: "POST",
	path: "/contact-us/save",
	summary: "Write to the club",
	access: "public",
	input: z.object({
		name: personName,
		email: emailAddress,
		phone: z.optional(z.string().check(z.trim(), z.maxLength(30))),
		topic: z.enum(contactTopics),
		message: z
			.string()
			.check(z.trim(), z.minLength(messageLimits.shortest), z.maxLength(messageLimits.longest)),
		/** A honeypot: people do not see this field, so only bots fill it in. */
		website: z.optional(z.string().check(z.maxLength(500))),
		/** How long the form was open: only bots send it within a moment. */
		seconds: z._default(z.number().check(z.gte(0)), 0),
	}),
	answer: z.object({ message: z.string() }),
});
