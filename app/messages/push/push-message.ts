import * as z from "zod";
import { sitePath } from "../../platform/browser/site-path";

const localizedText = (longest: number) =>
	z.object({
		id: z.string().check(z.minLength(1), z.maxLength(longest)),
		en: z.optional(z.string().check(z.maxLength(longest))),
	});

/** The text of a push and where a tap leads. Short: encrypted, it must fit into 4 KiB. */
export const pushMessage = z.object({
	title: localizedText(120),
	body: localizedText(400),
	/** A path on this site. */
	path: z.string().check(z.regex(sitePath), z.maxLength(500)),
	/** A later push with the same tag replaces the earlier one. */
	tag: z.optional(z.string().check(z.maxLength(60))),
});
export type PushMessage = z.infer<typeof pushMessage>;

/** What the service worker receives. */
export type PushPayload = { title: string; body: string; path: string; tag?: string | undefined };
