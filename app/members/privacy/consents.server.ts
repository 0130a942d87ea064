import type { TopicChange, TopicSettings } from "../../messages/notifications/contract";
import {
	changeNotificationTopics,
	findNotificationTopics,
} from "../../messages/notifications/preferences.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { lockMember } from "../lock-member.server";
import { recordChoice } from "../registration/consents.server";

const wantsNews = (topics: TopicSettings[]) => topics.find(({ topic }) => topic === "news")?.email ?? false;

export const findNewsConsent = async (db: Db, memberId: string) =>
	wantsNews(await findNotificationTopics(db, memberId));

/** Changes topics and, if that gives or withdraws consent to news by e-mail, records it in the consent log. */
export const changeTopics = ({ db, who, limits }: MemberContext, changes: TopicChange[]) =>
	transaction(db, async (db) => {
		// Serialized, so that of two equal changes at once only one is recorded.
		await lockMember(db, who.memberId, "no key update");
		const before = await findNewsConsent(db, who.memberId);
		const topics = await changeNotificationTopics(db, who.memberId, changes);
		const given = wantsNews(topics);
		if (given !== before) await recordChoice({ db, limits }, who.memberId, { kind: "news", given });
		return topics;
	});

export async function changeNewsConsent(context: MemberContext, given: boolean) {
	const { db, who } = context;
	const news = (await findNotificationTopics(db, who.memberId)).find(({ topic }) => topic === "news")!;
	await changeTopics(context, [{ ...news, email: given }]);
}
