import { eq } from "drizzle-orm";
import * as z from "zod";
import { sendMail } from "../messages/send.server";
import type { CallContext } from "../platform/bind.server";
import type { Db } from "../platform/database.server";
import { defineJob } from "../platform/jobs.server";
import { languages } from "../platform/language";
import { subscriberOf } from "../platform/network-address";
import { transaction } from "../platform/transaction.server";
import { fault } from "./faults.server";
import { canTake, takeGuess } from "./guess-limits.server";
import { issueAuthToken } from "./log-in/auth-tokens.server";
import { findGuesser } from "./log-in/known-devices.server";
import { issueResetLink } from "./resets/reset-links.server";
import { members } from "./tables.server";

/** The answer is the same for a stranger's address, so nobody learns who is a member. */
export const requestLogInLink = (context: CallContext, email: string) =>
	requestLink(context, "log-in", email);

/** The specification wants a stranger told; apart from those words the two are alike. */
export async function requestResetLink(context: CallContext, email: string) {
	await requestLink(context, "reset", email);
	if (!(await findRecipient(context.db, email)))
		throw fault(context.language, "resetRequestFailed", { email: "unknownEmail" });
}

/**
 * Takes the same statements for members and strangers: who it is for is found out later, by the job. Somebody else may ask
 * for links to use up what an account allows; then nothing more is sent, since one that works is in the mailbox, and a
 * browser that the member has used before has an allowance of its own.
 */
async function requestLink(context: CallContext, kind: "reset" | "log-in", email: string) {
	const { db, jobs, language, limits } = context;
	await takeGuess(limits, { linkPerAddress: subscriberOf(context.address), linkOverall: "all" });
	const asker = await findGuesser(context, email);
	if (!(await canTake(limits, kind === "reset" ? "resetLinks" : "logInLinks", asker))) return;
	await jobs.send(db, mailAccessLink, { kind, email, language });
}

export const mailAccessLink = defineJob({
	name: "members-mail-access-link",
	data: z.object({ kind: z.enum(["reset", "log-in"]), email: z.string(), language: z.enum(languages) }),
	retry: { tries: 5, delay: 5 },
	run: async (context, { kind, email, language }) => {
		await transaction(context.db, async (db) => {
			const member = await findRecipient(db, email);
			if (!member) return;
			const { name } = member;
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
		.select({ id: members.id, name: members.name })
		.from(members)
		.where(eq(members.email, email));
	return member;
}
