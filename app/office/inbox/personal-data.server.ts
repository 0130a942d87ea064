import { sql } from "drizzle-orm";
import { ofApplicant } from "../../club-life/academy/personal-data.server";
import { trialApplications } from "../../club-life/academy/tables.server";
import { type DeclaredTables, personal } from "../../members/privacy/table-data.server";
import { ofWriter } from "../../site/contact/personal-data.server";
import { contactMessages } from "../../site/contact/tables.server";

export const replyData = {
	inbox_replies: personal({
		title: { id: "Jawaban klub atas pesanmu", en: "The club's replies to you" },
		rows: ({ id, provenEmail, provenPhone }) => sql`(
			contact_message_id in (select id from ${contactMessages} where ${ofWriter({ id, provenEmail })})
			or trial_id in (select id from ${trialApplications} where ${ofApplicant({ id, provenEmail, provenPhone })}))`,
		shown: "words created_at",
		unshown: "id contact_message_id trial_id written_by",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
