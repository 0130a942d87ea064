import type { TopicChange, TopicSettings } from "../../messages/notifications/contract";
import {
	changeNotificationTopics,
	findNotificationTopics,
} from "../../messages/notifications/preferences.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext, MemberContext } from "../../platform/http/bind.server";
import { lockMember } from "../lock-member.server";
import { recordChoice } from "../registration/consents.server";

const wantsNews = (topics: TopicSettings[]) => topics.find(({ topic }) => topic === "news")?.email ?? false;

export const findNewsConsent = async (db: Db, memberId: string) =>
	wantsNews(await findNotificationTopics(db, memberId));

/** Changes topics and, if that gives or withdraws consent to news by e-mail, records it in the consent log. */
export const changeTopics = (context: MemberContext, changes: TopicChange[]) =>
	changeTopicsOf(context, context.who.memberId, changes);

/** The same for a member known by a link in a mail. */
export const changeTopicsOf = (
	{ db, limits }: Pick<CallContext, "db" | "limits">,
	memberId: string,
	changes: TopicChange[],
) =>
	transaction(db, async (db) => {
		// Serialized, so that of two equal changes at once only one is recorded.
		await lockMember(db, memberId, "no key update");
		const before = await findNewsConsent(db, memberId);
		const topics = await changeNotificationTopics(db, memberId, changes);
		const given = wantsNews(topics);
		if (given !== before) await recordChoice({ db, limits }, memberId, { kind: "news", given });
		return topics;
	});

export async function changeNewsConsent(context: MemberContext, given: boolean) {
	const { db, who } = context;
	const news = (await findNotificationTopics(db, who.memberId)).find(({ topic }) => topic === "news")!;
	await changeTopics(context, [{ ...news, email: given }]);
}
