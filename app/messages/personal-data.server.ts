import { sql } from "drizzle-orm";
import { type DeclaredTables, personal } from "../members/privacy/table-data.server";

export const messageData = {
	messages: personal({
		title: { id: "Email dan SMS yang kami kirim", en: "E-mails and text messages we sent" },
		rows: ({ provenEmail, provenPhone }) => sql`recipient in (${provenEmail}, ${provenPhone})`,
		// Also those to an unverified address, and those in which staff were told what the member wrote.
		rowsToErase: ({ email, phone }) => sql`(recipient in (${email}, ${phone}) or mail_to = ${email}
			or position(${email} in concat(body_text, body_html)) > 0
			or position(${phone} in concat(body_text, body_html)) > 0)`,
		shown: "kind recipient template subject created_at sent_at failed_at channel delivery_state",
		// The body of a mail may contain a log-in link.
		unshown:
			"id language body_text body_html expires_at claimed_until tries last_error provider_id text_values mail_to refused_by unsubscribe",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
