import { recordConsents } from "../members/registration/consents.server";
import type { TopicSettings } from "../notifications/contract";
import { changePreferences, findPreferences } from "../notifications/preferences.server";
import type { Db } from "../platform/database.server";
import { transaction } from "../platform/transaction.server";

const wantsNews = (topics: TopicSettings[]) => topics.find(({ topic }) => topic === "news")?.email ?? false;

export const findNewsConsent = async (db: Db, memberId: string) =>
	wantsNews(await findPreferences(db, memberId));

/** Changes topics and, if that gives or withdraws consent to news by e-mail, records it in the consent log. */
export const changeTopics = (db: Db, memberId: string, changes: TopicSettings[]) =>
	transaction(db, async (db) => {
		const before = await findNewsConsent(db, memberId);
		const topics = await changePreferences(db, memberId, changes);
		const given = wantsNews(topics);
		if (given !== before) await recordConsents(db, memberId, [{ kind: "news", given }]);
		return topics;
	});

export async function changeNewsConsent(db: Db, memberId: string, given: boolean) {
	const news = (await findPreferences(db, memberId)).find(({ topic }) => topic === "news")!;
	await changeTopics(db, memberId, [{ ...news, email: given }]);
}
