import * as z from "zod";

/** Binary parts of an authenticator's answer, as browsers write them in JSON. */
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
const answered = { id: bytes(1400), rawId: bytes(1400), type: z.literal("public-key") };

export const createdPasskey = z.object({
	...answered,
	response: z.object({
		clientDataJSON: bytes(4000),
		attestationObject: bytes(20_000),
		transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
	}),
});
export type CreatedPasskey = z.infer<typeof createdPasskey>;

export const usedPasskey = z.object({
	...answered,
	response: z.object({
		clientDataJSON: bytes(4000),
		authenticatorData: bytes(4000),
		signature: bytes(4000),
		userHandle: z.optional(z.nullable(bytes(200))),
	}),
});
export type UsedPasskey = z.infer<typeof usedPasskey>;
