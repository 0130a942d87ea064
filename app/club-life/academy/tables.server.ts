import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { members } from "../../members/tables.server";
import { createdAt, id, instant, localized, picture } from "../../platform/data/columns.server";
import type { Language } from "../../platform/words/language";
import type { TrainingSession } from "./timetable";

export const academyProgrammes = pgTable(
	"academy_programmes",
	{
		id: id(),
		slug: text("slug").notNull().unique("academy_programmes_slug"),
		category: text("category").notNull(),
		name: localized("name").notNull(),
		summary: localized("summary").notNull(),
		minAge: integer("min_age").notNull(),
		maxAge: integer("max_age").notNull(),
		timetable: jsonb("timetable").$type<TrainingSession[]>().notNull(),
		/** Whole rupiah a month; nothing when the club pays. */
		monthlyFee: bigint("monthly_fee", { mode: "number" }).notNull(),
		place: text("place").notNull(),
		cover: picture("cover").notNull(),
		position: integer("position").notNull(),
	},
	(programme) => [
		unique("academy_programmes_position").on(programme.category, programme.position),
		check("academy_programmes_ages_in_order", sql`${programme.minAge} between 4 and ${programme.maxAge}`),
		check("academy_programmes_fee_not_negative", sql`${programme.monthlyFee} >= 0`),
	],
);
export type AcademyProgramme = typeof academyProgrammes.$inferSelect;
export type AcademyProgrammeInsert = typeof academyProgrammes.$inferInsert;

export const academyCoaches = pgTable(
	"academy_coaches",
	{
		id: id(),
		slug: text("slug").notNull().unique("academy_coaches_slug"),
		category: text("category").notNull(),
		name: text("name").notNull(),
		role: localized("role").notNull(),
		biography: localized("biography").notNull(),
		sinceYear: integer("since_year").notNull(),
		picture: picture("picture").notNull(),
		position: integer("position").notNull(),
	},
	(coach) => [unique("academy_coaches_position").on(coach.category, coach.position)],
);
export type AcademyCoach = typeof academyCoaches.$inferSelect;
export type AcademyCoachInsert = typeof academyCoaches.$inferInsert;

/** A child's data, given by the guardian for this trial only: shown to staff, never on a page. */
export const trialApplications = pgTable(
	"trial_applications",
	{
		id: id(),
		category: text("category").notNull(),
		programmeId: uuid("programme_id")
			.notNull()
			.references(() => academyProgrammes.id, { onDelete: "restrict" }),
		/** Who applied, if they were logged in or their accounts were merged; otherwise their address and number say whose it is. */
		memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
		childName: text("child_name").notNull(),
		birthDate: date("birth_date", { mode: "string" }).notNull(),
		guardianName: text("guardian_name").notNull(),
		email: text("email").notNull(),
		phone: text("phone").notNull(),
		note: text("note").notNull().default(""),
		/** The guardian's: answers are written in it. */
		language: text("language").$type<Language>().notNull().default("id"),
		consentAt: instant("consent_at").notNull(),
		createdAt: createdAt(),
		handledAt: instant("handled_at"),
		/** The staff member who answers it. */
		assignedTo: uuid("assigned_to").references(() => members.id, { onDelete: "set null" }),
		staffNote: text("staff_note").notNull().default(""),
	},
	(application) => [
		index("trial_applications_newest").on(application.createdAt.desc().nullsFirst()),
		index("trial_applications_open").on(application.id).where(sql`${application.handledAt} is null`),
		index("trial_applications_of_programme").on(
			application.programmeId,
			application.createdAt.desc().nullsFirst(),
		),
		check("trial_applications_phone_is_e164", sql`${application.phone} ~ '^\\+[1-9][0-9]{7,14}$'`),
		check("trial_applications_note_is_short", sql`length(${application.note}) <= 1000`),
	],
);
export type TrialApplication = typeof trialApplications.$inferSelect;
export type TrialApplicationInsert = typeof trialApplications.$inferInsert;
