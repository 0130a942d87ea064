import * as z from "zod";
import { divisionKeys } from "../../platform/club-profile";
import { endpoint } from "../../platform/contract";
import { personName, phoneText } from "../member-fields";
import { proof } from "../second-step/second-step-contract";

const profileSchema = z.object({
	name: z.string(),
	favourite_division: z.nullable(z.enum(divisionKeys)),
	/** Whether others can see the member's card. */
	card_visible: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;

export const profile = endpoint({
	method: "GET",
	path: "/user/profile",
	summary: "What the member says about themselves",
	access: "member",
	input: z.object({}),
	answer: profileSchema,
});

export const changeProfile = endpoint({
	method: "PUT",
	path: "/user/profile",
	summary: "Change the name, the favourite division or who sees the card; what is left out stays",
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
	summary: "Change the phone number, with the password; the new one has to be verified again",
	access: "member",
	input: z.object({ phone: phoneText, ...proof }),
	answer: z.object({ phone: z.string() }),
});
