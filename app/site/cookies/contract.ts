import * as z from "zod";
import { endpoint } from "../../platform/http/contract";

export const recordConsent = endpoint({
	method: "POST",
	path: "/consents",
	summary: "Add a reader's cookie choice to the log",
	access: "public",
	input: z.object({
		/** A random id kept in the reader's own cookie: it only links the choices of one browser. */
		visitor: z.uuid(),
		version: z.int().check(z.gte(1), z.lte(1000)),
		preferences: z.boolean(),
		statistics: z.boolean(),
		marketing: z.boolean(),
	}),
	answer: z.object({ message: z.string() }),
	status: 201,
});
