import * as z from "zod";
import { divisionKeys } from "../../platform/club-profile";
import { endpoint } from "../../platform/http/contract";
import { done } from "../contract";
import { emailAddress, otpText, personName, phoneText } from "../member-fields";
import { proof } from "../reauthenticate-contract";

const profileSchema = z.object({
	name: z.string(),
	favourite_division: z.nullable(z.enum(divisionKeys)),
	/** Whether others can see the member's card. */
	card_visible: z.boolean(),
});

export const profile = endpoint({
	method: "GET",
	path: "/user/profile",
	summary: "What the member says about themselves",
	access: "member",
	input: z.object({}),
	answer: z.object({
		...profileSchema.shape,
		/** A requested address whose code has not been entered yet. */
		pending_email: z.nullable(z.string()),
	}),
});

export type Profile = z.infer<(typeof profile)["answer"]>;

export const changeProfile = endpoint({
	method: "PUT",
	path: "/user/profile",
	summary: "Change the name, the favourite division or who sees the card; omitted fields are unchanged",
	access: "member",
	input: z.object({
		name: z.optional(personName),
		favourite_division: z.optional(z.nullable(z.enum(divisionKeys))),
		card_visible: z.optional(z.boolean()),
	}),
	answer: profileSchema,
});

export const changePhone = endpoint({
	method: "PUT",
	path: "/user/phone",
	summary: "Change the phone number, with a proof of who asks; the new one has to be verified again",
	access: "member",
	input: z.object({ phone: phoneText, ...proof }),
	answer: z.object({ phone: z.string() }),
});

export const changeEmail = endpoint({
	method: "PUT",
	path: "/user/email",
	summary:
		"Request another e-mail address, with a proof of who asks; it takes effect once the code mailed to it is confirmed. The answer is the same for a taken address",
	access: "member",
	input: z.object({ email: emailAddress, ...proof }),
	answer: z.object({ pending_email: z.string() }),
});

export const confirmNewEmail = endpoint({
	method: "POST",
	path: "/user/email/confirmation",
	summary:
		"Confirm the new e-mail address with the code mailed to it; the old one gets a link that undoes the change",
	access: "member",
	input: z.object({ otp: otpText }),
	answer: z.object({ email: z.string() }),
});

export const cancelEmailChange = endpoint({
	method: "DELETE",
	path: "/user/email",
	summary: "Cancel the change of e-mail address; the code for the new one stops working",
	access: "member",
	input: z.object({}),
	answer: done,
});
