import { sql } from "drizzle-orm";
import { type DeclaredTables, personal, type Subject } from "../../members/privacy/table-data.server";

/** Guests write, too; what somebody wrote under an account is theirs alone, whatever address they gave. */
export const ofWriter = ({ id, provenEmail }: Pick<Subject, "id" | "provenEmail">) =>
	sql`(member_id = ${id} or member_id is null and email = ${provenEmail})`;

export const contactData = {
	contact_messages: personal({
		title: { id: "Pesan lewat formulir kontak", en: "Messages from the contact form" },
		rows: ofWriter,
		shown: "name email phone topic message created_at handled_at staff_note",
		unshown: "id member_id language suspect assigned_to",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
