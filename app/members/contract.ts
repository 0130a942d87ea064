import * as z from "zod/mini";
import { endpoint } from "../platform/contract";

/** What the browser may know of the member who is logged in. */
export const memberSchema = z.object({
	id: z.string(),
	name: z.string(),
	email: z.string(),
	phone: z.string(),
	avatar: z.string(),
	email_verified: z.boolean(),
	favourite_division: z.nullable(z.string()),
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

const accessToken = z.object({ access_token: z.string(), expires_in: z.int() });

export const login = endpoint({
	method: "POST",
	path: "/login",
	summary: "Log in with e-mail and password, or with an auth_token",
	access: "public",
	input: z.object({
		email: z.optional(z.string().check(z.trim(), z.maxLength(254))),
		password: z.optional(z.string().check(z.maxLength(128))),
		auth_token: z.optional(z.string().check(z.maxLength(200))),
	}),
	answer: accessToken,
});

export const logout = endpoint({
	method: "POST",
	path: "/logout",
	summary: "End this session",
	access: "member",
	input: z.object({}),
	answer: z.object({ message: z.string() }),
});
