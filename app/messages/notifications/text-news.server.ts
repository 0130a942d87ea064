import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import * as z from "zod";
import { members } from "../../members/tables.server";
import { isTexted } from "../../members/texted-numbers";
import type { Db } from "../../platform/data/database.server";
import { defineJob } from "../../platform/data/jobs.server";
import { isOneOf, statement } from "../../platform/data/statement.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import { languages, localize } from "../../platform/words/language";
import { type PushMessage, pushMessage } from "../push/push-message";
import { sendText } from "../send.server";
import { notificationPreferences } from "./tables.server";

/** What a message is about, by the first word of its tag: each has a template of its own at WhatsApp. */
const templates = { order: "order-update", ticket: "ticket-update", change: "match-update" } as const;
type Subject = keyof typeof templates;

/** News of orders, tickets and changed matches to the phones of members who want it there and have proven their number. */
export async function textNews(
	{ db, jobs }: Pick<CallContext, "db" | "jobs">,
	told: readonly { memberId: string; message: PushMessage }[],
) {
	const fitting = told.filter(({ message }) => subjectOf(message));
	if (fitting.length === 0) return;
	const memberIds = fitting.map(({ memberId }) => memberId);
	const wanting = await whoWantTexts.run(db, { memberIds });
	const texts = fitting.flatMap(({ memberId, message }) =>
		wanting
			.filter(({ id, phone }) => id === memberId && isTexted(phone))
			.map(({ phone: to, language }) => ({ id: randomUUID(), to, language, message })),
	);
	await jobs.sendAll(db, writeNewsText, texts);
}

export const writeNewsText = defineJob({
	name: "write-news-text",
	data: z.object({ id: z.uuid(), to: z.string(), language: z.enum(languages), message: pushMessage }),
	retry: { tries: 5, delay: 10 },
	run: (context, { id, to, language, message }) =>
		transaction(context.db, async (db) => {
			const { title, body, path } = message;
			const values = {
				title: localize(title, language),
				body: localize(body, language),
				link: context.settings.publicUrl + path,
			};
			const template = templates[subjectOf(message) ?? "order"];
			await sendText({ ...context, db }, { id, to, language, template, values });
		}),
});

function subjectOf({ tag = "" }: PushMessage): Subject | null {
	const [word = ""] = tag.split(" ");
	return word in templates ? (word as Subject) : null;
}

const whoWantTexts = statement((db: Db) =>
	db
		.select({ id: members.id, phone: members.phone, language: members.language })
		.from(members)
		.innerJoin(
			notificationPreferences,
			and(eq(notificationPreferences.memberId, members.id), eq(notificationPreferences.topic, "orders")),
		)
		.where(
			and(
				isOneOf(members.id, "memberIds"),
				eq(notificationPreferences.phone, true),
				isNotNull(members.phoneVerifiedAt),
				isNull(members.disabledAt),
			),
		),
);
