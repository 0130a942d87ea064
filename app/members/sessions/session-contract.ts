import * as z from "zod";
import { divisionKeys } from "../../platform/club-profile";
import { endpoint } from "../../platform/http/contract";

/** The logged-in member's data sent to the browser. */
export const memberSchema = z.object({
	id: z.string(),
	name: z.string(),
	email: z.string(),
	phone: z.string(),
	/** URL of the photo; empty without one. */
	avatar: z.string(),
	email_verified: z.boolean(),
	phone_verified: z.boolean(),
	/** False once the address was verified by someone who did not know the password. */
	has_password: z.boolean(),
	/** What changes of credentials ask for besides the password. */
	has_second_step: z.boolean(),
	has_passkey: z.boolean(),
	favourite_division: z.nullable(z.enum(divisionKeys)),
	member_since: z.string(),
});
export type SessionUser = z.infer<typeof memberSchema>;

export const userData = endpoint({
	method: "GET",
	path: "/user/data",
	summary: "Who is logged in; null for a guest",
	access: "public",
	input: z.object({}),
	answer: z.object({ data: z.object({ user_data: z.nullable(memberSchema) }) }),
});
