import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { accessToken, done } from "../contract";
import { proof } from "../reauthenticate-contract";
import { createdPasskey, usedPasskey } from "./passkey-answers";

const passkeySchema = z.object({
	id: z.string(),
	name: z.string(),
	since: z.string(),
	last_used: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkeySchema>;

const passkeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const descriptor = z.object({
	id: z.string(),
	type: z.literal("public-key"),
	transports: z.array(z.string()),
});
/** What the browser is given for a passkey that exists. */
const request = {
	challenge: z.string(),
	rpId: z.string(),
	timeout: z.int(),
	userVerification: z.literal("required"),
};

export const passkeysPerMember = 20;

export const passkeyRefusals = {
	"passkey.email_unproven": {
		status: 409,
		message: {
			id: "Verifikasi emailmu dulu, baru kamu bisa menambah passkey.",
			en: "Verify your e-mail before adding a passkey.",
		},
	},
	"passkey.too_many": {
		status: 409,
		message: {
			id: `Kamu sudah punya ${passkeysPerMember} passkey. Hapus dulu yang tidak terpakai.`,
			en: `You already have ${passkeysPerMember} passkeys. Remove one that you no longer use.`,
		},
	},
	"passkey.unknown": {
		status: 404,
		message: { id: "Passkey ini sudah tidak ada.", en: "This passkey no longer exists." },
	},
	"passkey.last_way_in": {
		status: 409,
		message: {
			id: "Ini satu-satunya cara masukmu. Buat kata sandi atau tambah passkey lain dulu.",
			en: "This is your only way to log in. Set a password or add another passkey first.",
		},
	},
} as const satisfies RefusalTable;

export const passkeyList = endpoint({
	method: "GET",
	path: "/user/passkeys",
	summary: "The member's passkeys, the oldest first",
	access: "member",
	input: z.object({}),
	answer: z.object({ passkeys: z.array(passkeySchema) }),
});

export const offerPasskey = endpoint({
	method: "POST",
	path: "/user/passkeys/offer",
	summary: "What a browser needs to create a passkey; valid for five minutes",
	access: "member",
	input: z.object(proof),
	answer: z.object({
		challenge: z.string(),
		rp: z.object({ id: z.string(), name: z.string() }),
		user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
		pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
		timeout: z.int(),
		excludeCredentials: z.array(descriptor),
		authenticatorSelection: z.object({
			residentKey: z.literal("required"),
			requireResidentKey: z.literal(true),
			userVerification: z.literal("required"),
		}),
		attestation: z.literal("none"),
	}),
	refusals: passkeyRefusals,
});

export const addPasskey = endpoint({
	method: "POST",
	path: "/user/passkeys",
	summary: "Store a passkey that a browser created",
	access: "member",
	status: 201,
	input: z.object({ name: passkeyName, passkey: createdPasskey }),
	answer: passkeySchema,
	refusals: passkeyRefusals,
});

export const renamePasskey = endpoint({
	method: "PUT",
	path: "/user/passkeys/:id",
	summary: "Rename a passkey",
	access: "member",
	input: z.object({ id: z.uuid(), name: passkeyName }),
	answer: passkeySchema,
	refusals: passkeyRefusals,
});

export const removePasskey = endpoint({
	method: "DELETE",
	path: "/user/passkeys/:id",
	summary: "Remove a passkey, unless it is the last way in",
	access: "member",
	input: z.object({ id: z.uuid(), ...proof }),
	answer: done,
	refusals: passkeyRefusals,
});

export const askForOwnPasskey = endpoint({
	method: "POST",
	path: "/user/passkeys/proof",
	summary: "What a browser needs to prove by a passkey that it is the member; valid for five minutes",
	access: "member",
	input: z.object({}),
	answer: z.object({ ...request, allowCredentials: z.array(descriptor) }),
});

export const askForPasskey = endpoint({
	method: "POST",
	path: "/login/passkey/offer",
	summary: "What a browser needs to log in with a passkey; valid for five minutes",
	access: "public",
	input: z.object({}),
	answer: z.object(request),
});

export const logInWithPasskey = endpoint({
	method: "POST",
	path: "/login/passkey",
	summary: "Log in with a passkey",
	access: "public",
	input: z.object({ passkey: usedPasskey }),
	answer: accessToken,
});
