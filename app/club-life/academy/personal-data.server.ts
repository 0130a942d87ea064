import { sql } from "drizzle-orm";
import { type DeclaredTables, personal, type Subject } from "../../members/privacy/table-data.server";

/** Guests apply, too: then a verified address or number says whose it is, unless it is known to be somebody else's. */
export const ofApplicant = ({
	id,
	provenEmail,
	provenPhone,
}: Pick<Subject, "id" | "provenEmail" | "provenPhone">) =>
	sql`(member_id = ${id} or member_id is null and (email = ${provenEmail} or phone = ${provenPhone}))`;

export const academyData = {
	trial_applications: personal({
		title: { id: "Pendaftaran akademi", en: "Academy trials" },
		rows: ofApplicant,
		shown:
			"category child_name birth_date guardian_name email phone note language consent_at created_at handled_at staff_note",
		unshown: "id programme_id member_id assigned_to",
		erased: "deleted",
	}),
} satisfies DeclaredTables;
