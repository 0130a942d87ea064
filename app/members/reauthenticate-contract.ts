import * as z from "zod";
import { stepCode } from "./member-fields";
import { usedPasskey } from "./passkeys/passkey-answers";
import { passwordLength } from "./passwords/password-rules";

/**
 * For every change of credentials and of where refunds go: the password and, from members who have a second step or a
 * passkey, one of these as well. Members without a password give only the latter.
 */
export const proof = {
	current_password: z.optional(z.string().check(z.maxLength(passwordLength.most))),
	/** Of the authenticator app, or a recovery code. */
	code: z.optional(stepCode),
	/** Instead of a code: what the device signed for `askForOwnPasskey`. */
	passkey: z.optional(usedPasskey),
};
const proofSchema = z.object(proof);
export type Proof = z.infer<typeof proofSchema>;
