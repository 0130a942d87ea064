import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { sendMail } from "../messages/send.server";
import type { Db } from "../platform/data/database.server";
import { defineJob } from "../platform/data/jobs.server";
import { transaction } from "../platform/data/transaction.server";
import type { CallContext } from "../platform/http/bind.server";
import { subscriberOf } from "../platform/http/network-address";
import { languages } from "../platform/words/language";
import { accountError } from "./account-errors.server";
import { canTake, checkGuess, takeGuess } from "./guess-limits.server";
import { issueAuthToken } from "./log-in/auth-tokens.server";
import { findGuesser } from "./log-in/known-devices.server";
import { issueResetLink } from "./resets/reset-links.server";
import { members } from "./tables.server";

/** The answer is the same for an unknown address, so it does not reveal who is a member. */
export const requestLogInLink = (context: CallContext, email: string) =>
	requestLink(context, "log-in", email);

/** The specification requires "Email not found."; apart from the message, both cases are identical. */
export async function requestResetLink(context: CallContext, email: string) {
	await requestLink(context, "reset", email);
	if (!(await findRecipient(context.db, email)))
		throw accountError(context.language, "resetRequestFailed", { email: "unknownEmail" });
}

/**
 * Runs the same statements for members and unknown addresses; the job looks up the recipient later. An attacker may use
 * up an account's limit: then nothing more is sent, since a valid link is already in the mailbox, and browsers the
 * member has used before have their own limit.
 */
async function requestLink(context: CallContext, kind: "reset" | "log-in", email: string) {
	const { db, jobs, language, limits } = context;
	const asker = await findGuesser(context, email);
	const isKnown = asker !== email;
	if (!isKnown) await takeGuess(limits, { linkPerAddress: subscriberOf(context.address) });
	// Taken by the job, only for what is really mailed: requests for unknown addresses must not use it up.
	await checkGuess(limits, { linkOverall: "all" });
	if (!(await canTake(limits, kind === "reset" ? "resetLinks" : "logInLinks", asker))) return;
	await jobs.send(db, mailAccessLink, { kind, email, language });
}

export const mailAccessLink = defineJob({
	name: "members-mail-access-link",
	data: z.object({ kind: z.enum(["reset", "log-in"]), email: z.string(), language: z.enum(languages) }),
	retry: { tries: 5, delay: 5 },
	run: async (context, { kind, email, language }) => {
		const member = await findRecipient(context.db, email);
		if (!member || !(await canTake(context.limits, "linkOverall", "all"))) return;
		const { name, isProven } = member;
		if (!isProven && !(await canTake(context.limits, "linksUnproven", email))) return;
		await transaction(context.db, async (db) => {
			const inside = { ...context, db };
			if (kind === "reset") {
				const { url: link } = await issueResetLink(inside, member.id);
				await sendMail(inside, { to: email, language, template: "reset-link", values: { name, link } });
			} else {
				const { url: link } = await issueAuthToken(inside, member.id, { provesEmail: true });
				await sendMail(inside, { to: email, language, template: "login-link", values: { name, link } });
			}
		});
	},
});

async function findRecipient(db: Db, email: string) {
	const [member] = await db
		.select({
			id: members.id,
			name: members.name,
			isProven: sql<boolean>`${members.emailVerifiedAt} is not null`,
		})
		.from(members)
		.where(eq(members.email, email));
	return member;
}
