import * as z from "zod/mini";
import { personName } from "../members/member-fields";
import { divisionKeys } from "../platform/club-profile";
import { endpoint } from "../platform/contract";

const done = z.object({ message: z.string() });

const profileSchema = z.object({
	name: z.string(),
	favourite_division: z.nullable(z.enum(divisionKeys)),
	/** Whether others find the member's card. */
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

const deviceSchema = z.object({
	id: z.string(),
	/** "Chrome · Android" */
	device: z.string(),
	since: z.string(),
	last_seen: z.string(),
	is_current: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

export const deviceList = endpoint({
	method: "GET",
	path: "/user/sessions",
	summary: "The devices the member is logged in on, the latest first",
	access: "member",
	input: z.object({}),
	answer: z.object({ devices: z.array(deviceSchema) }),
});

export const endDevice = endpoint({
	method: "DELETE",
	path: "/user/sessions/:id",
	summary: "Log one of the member's devices out",
	access: "member",
	input: z.object({ id: z.uuid() }),
	answer: done,
	refusals: {
		"session.unknown": {
			status: 404,
			message: { id: "Perangkat ini sudah keluar.", en: "This device is logged out already." },
		},
	},
});

export const endOtherDevices = endpoint({
	method: "DELETE",
	path: "/user/sessions",
	summary: "Log out every device but this one",
	access: "member",
	input: z.object({}),
	answer: done,
});

const logInSchema = z.object({ device: z.string(), address: z.string(), at: z.string() });

export const logInList = endpoint({
	method: "GET",
	path: "/user/log-ins",
	summary: "The latest log-ins: when, with what, from where",
	access: "member",
	input: z.object({}),
	answer: z.object({ log_ins: z.array(logInSchema) }),
});
export type LogIn = z.infer<typeof logInSchema>;
