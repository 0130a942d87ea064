import { randomUUID } from "node:crypto";
import * as z from "zod";
import { findEventId } from "../../matches/events/event-conditions.server";
import { recordAudit } from "../../members/staff/audit.server";
import { listTold } from "../../messages/inbox/inbox.server";
import { notifyMember } from "../../messages/notifications/announce.server";
import { pathTo } from "../../paths";
import { doEach } from "../../platform/data/each-row.server";
import { defineJob } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import type { Localized } from "../../platform/words/language";
import { listHolders } from "../issued/order-tickets.server";
import { putPlacesInWords } from "../sections/places-in-words.server";
import { boardRefusals, type messageHolders } from "./board/board-contract";

/** To everybody with a valid ticket in their account, in the inbox and by push. */
export async function writeToHolders(
	{ db, jobs, limits, who }: MemberContext,
	{ event, words }: ParsedInputOf<typeof messageHolders>,
): Promise<AnswerOf<typeof messageHolders>> {
	await limits.take(perStaff, who.memberId);
	const eventId = await findEventId(db, event);
	if (!eventId) throw refuse(boardRefusals, "gate.unknown_event");
	const people = await listHolders(db, eventId);
	await sendToHolders({ db, jobs }, eventId, people, words);
	await recordAudit(db, {
		by: who.memberId,
		action: "board.message",
		subject: `event/${event}`,
		after: { words, people: people.length },
	});
	return { people: people.length };
}

/** Pass the caller's transaction as `db`. */
export async function sendToHolders(
	{ db, jobs }: Pick<MemberContext, "db" | "jobs">,
	eventId: string,
	people: readonly string[],
	words: Localized,
) {
	const messageId = randomUUID();
	for (let at = 0; at < people.length; at += 500)
		await jobs.send(db, tellHolders, { eventId, words, messageId, memberIds: people.slice(at, at + 500) });
}

const perStaff = { name: "holders-message", points: 10, seconds: 3_600 };

export const tellHolders = defineJob({
	name: "tell-ticket-holders",
	data: z.object({
		eventId: z.uuid(),
		messageId: z.uuid(),
		words: z.object({ id: z.string(), en: z.string().optional() }),
		memberIds: z.array(z.uuid()),
	}),
	retry: { tries: 5, delay: 10 },
	run: async (context, { eventId, messageId, words, memberIds }) => {
		const { match, slug } = await putPlacesInWords(context.db, eventId, []);
		const message = {
			title: match,
			body: words,
			path: pathTo("event-detail", { id: slug }),
			tag: `holders ${messageId}`,
		};
		// After a partial failure, a retry must not notify the first ones twice.
		const told = await listTold(context.db, memberIds, message.tag);
		const untold = memberIds.flatMap((id) => (told.has(id) ? [] : { id }));
		await doEach("member", untold, ({ id }) =>
			transaction(context.db, async (db) => notifyMember({ ...context, db }, id, "orders", message)),
		);
	},
});
