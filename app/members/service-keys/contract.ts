import * as z from "zod";
import { keyScopes } from "../../platform/http/access";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";

export const mostKeys = 50;
/** Nobody remembers a key for longer. */
export const longestKeyDays = 730;
const access = { staff: "admin" } as const;

export const serviceKeyRefusals = {
	"key.unknown": { status: 404, message: { id: "Kunci ini tidak ada.", en: "There is no such key." } },
	"key.too_many": {
		status: 409,
		message: {
			id: `Paling banyak ${mostKeys} kunci yang berlaku. Cabut satu dulu.`,
			en: `At most ${mostKeys} valid keys. Revoke one first.`,
		},
	},
} as const satisfies RefusalTable;

/** "idle": its owner is no longer an admin. */
const keyStates = ["valid", "ended", "revoked", "idle"] as const;
export type KeyState = (typeof keyStates)[number];

const serviceKeySchema = z.object({
	id: z.string(),
	name: z.string(),
	/** How it begins, to recognise it by. */
	hint: z.string(),
	scopes: z.array(z.enum(keyScopes)),
	owner: z.object({ id: z.string(), name: z.string() }),
	createdAt: z.string(),
	endsAt: z.string(),
	revokedAt: z.nullable(z.string()),
	lastUsedAt: z.nullable(z.string()),
	state: z.enum(keyStates),
});
export type ServiceKeyShown = z.infer<typeof serviceKeySchema>;

export const serviceKeyList = endpoint({
	method: "GET",
	path: "/staff/service-keys",
	summary: "The keys of other programs, newest first",
	access,
	input: z.object({}),
	answer: z.object({ keys: z.array(serviceKeySchema) }),
});

export const createServiceKey = endpoint({
	method: "POST",
	path: "/staff/service-keys",
	summary:
		"Create a key for another program, owned by the caller; the answer has it, and it is not shown again",
	access,
	status: 201,
	input: z.object({
		name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
		scopes: z.array(z.enum(keyScopes)).check(z.minLength(1), z.maxLength(keyScopes.length)),
		/** The last day on which it works, in the club's time zone. */
		endsOn: z.iso.date().check(z.regex(/^20/)),
	}),
	answer: z.object({ key: serviceKeySchema, secret: z.string() }),
	refusals: serviceKeyRefusals,
});

export const revokeServiceKey = endpoint({
	method: "DELETE",
	path: "/staff/service-keys/:id",
	summary: "Revoke a key: its next call is refused",
	access,
	input: z.object({ id: z.uuid() }),
	answer: z.object({ key: serviceKeySchema }),
	refusals: serviceKeyRefusals,
});
