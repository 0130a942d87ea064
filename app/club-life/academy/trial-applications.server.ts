import { eq } from "drizzle-orm";
import { club } from "../../../club/profile";
import { parsePhone } from "../../members/phone-numbers.server";
import { sendMail } from "../../messages/send.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { subscriberOf } from "../../platform/http/network-address";
import { InvalidInput } from "../../platform/http/refusal";
import { dayOf, formatDate } from "../../platform/words/dates";
import { defaultLanguage, localize, textsIn } from "../../platform/words/language";
import { ageOn } from "./age";
import type { trialApplication } from "./contract";
import { type AcademyProgramme, academyProgrammes, trialApplications } from "./tables.server";
import { academyTexts } from "./texts";

type Application = ParsedInputOf<typeof trialApplication>;

/** A school may send a whole class from one network. */
const perSender = { name: "trial-sender", points: 20, seconds: 60 * 60 };
const perEmail = { name: "trial-email", points: 5, seconds: 24 * 60 * 60 };
/** Circuit breaker: each is kept, and mailed to the staff. */
const overall = { name: "trial-all", points: 500, seconds: 60 * 60 };

/** Stores the application and notifies the academy's staff, both or neither. */
export async function applyForTrial(context: CallContext, application: Application) {
	const { db, limits, address, who } = context;
	const { programme, phone } = await checkApplication(context, application);
	await limits.take(perSender, subscriberOf(address));
	await limits.take(perEmail, application.email);
	// A bot gets the normal answer, so it learns nothing.
	if (application.website) return;
	await limits.take(overall, "all");
	const { childName, birthDate, guardianName, email, note } = application;
	await transaction(db, async (db) => {
		await db.insert(trialApplications).values({
			category: programme.category,
			programmeId: programme.id,
			memberId: who.kind === "member" ? who.memberId : null,
			childName,
			birthDate,
			guardianName,
			email,
			phone,
			note,
			language: context.language,
			consentAt: new Date(),
		});
		await sendMail(
			{ ...context, db },
			{
				to: context.settings.STAFF_MAIL ?? club.contact.email,
				language: defaultLanguage,
				template: "academy-trial",
				values: {
					programme: localize(programme.name, defaultLanguage),
					child: childName,
					birthDate: formatDate(birthDate, "long", defaultLanguage, "UTC"),
					guardian: guardianName,
					email,
					phone,
					note: note || null,
				},
			},
		);
	});
}

/** The rules that depend on the programme; all errors are reported at once. */
async function checkApplication({ db, language }: CallContext, application: Application) {
	const t = textsIn(academyTexts, language).faults;
	const [programme] = await db
		.select()
		.from(academyProgrammes)
		.where(eq(academyProgrammes.slug, application.programme));
	const phone = parsePhone(application.phone);
	const faults: Record<string, string[]> = {};
	if (!programme) faults.programme = [t.programme];
	if (!phone) faults.phone = [t.phone];
	if (programme && !isOfAge(programme, application.birthDate))
		faults.birthDate = [t.age(programme.minAge, programme.maxAge)];
	if (!programme || !phone || faults.birthDate) throw new InvalidInput(faults);
	return { programme, phone };
}

function isOfAge({ minAge, maxAge }: AcademyProgramme, birthDate: string) {
	const age = ageOn(birthDate, dayOf(new Date(), club.timeZone));
	return age >= minAge && age <= maxAge;
}
