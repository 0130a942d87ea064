import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { club } from "../../../club/profile";
import { findProvenEmail } from "../../members/find-member.server";
import { accountMessages } from "../../members/messages";
import { sendMail } from "../../messages/send.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { subscriberOf } from "../../platform/http/network-address";
import { InvalidInput } from "../../platform/http/refusal";
import { defaultLanguage, localize } from "../../platform/words/language";
import type { saveContact } from "./contract";
import { contactMessages } from "./tables.server";
import { topicLabels } from "./topics";

type Feedback = ParsedInputOf<typeof saveContact>;

/** A mobile network puts many writers behind one IP address. */
const perSender = { name: "contact-sender", points: 20, seconds: 60 * 60 };
/** By the address entered: nobody writes more often, and the staff's inbox stays readable. */
const perEmail = { name: "contact-email", points: 5, seconds: 24 * 60 * 60 };
/** Circuit breaker: each is kept, and mailed to the staff. Addresses, above all IPv6 ones, are cheap. */
const overall = { name: "contact-all", points: 500, seconds: 60 * 60 };
const fastestPerson = 2;

/** Stores the message, notifies the staff and sends a member a copy, all or nothing. */
export async function addFeedback(context: CallContext, feedback: Feedback) {
	const { db, who, language, limits, address } = context;
	const phone = parsePhone(feedback.phone, context);
	await limits.take(perSender, subscriberOf(address));
	await limits.take(perEmail, feedback.email);
	await limits.take(overall, "all");
	const suspect = isSuspect(feedback);
	const { name, email, topic, message } = feedback;
	await transaction(db, async (db) => {
		await db.insert(contactMessages).values({
			memberId: who.kind === "member" ? who.memberId : null,
			name,
			email,
			phone,
			topic,
			message,
			language,
			suspect,
		});
		if (!suspect) await sendMails({ ...context, db }, { ...feedback, phone });
	});
}

async function sendMails(context: CallContext, feedback: Omit<Feedback, "phone"> & { phone: string | null }) {
	const { settings, language } = context;
	const { name, email, phone, topic, message } = feedback;
	await sendMail(context, {
		to: settings.STAFF_MAIL ?? club.contact.email,
		language: defaultLanguage,
		template: "contact-received",
		values: {
			name,
			email,
			phone,
			message,
			topic: localize(topicLabels[topic], defaultLanguage),
			at: new Date(),
		},
	});
	const copyTo = await findOwnAddress(context);
	if (!copyTo) return;
	await sendMail(context, {
		to: copyTo,
		language,
		template: "contact-copy",
		values: { name, message, topic: localize(topicLabels[topic], language) },
	});
}

/** Anybody can enter anybody's address, so a copy only goes to the writer's own verified one. */
const findOwnAddress = async ({ db, who }: CallContext) =>
	who.kind === "guest" ? null : findProvenEmail(db, who.memberId);

/** A bot gets the normal answer, so it learns nothing; a person mistaken for one loses nothing. */
const isSuspect = ({ website, seconds }: Feedback) => Boolean(website) || seconds < fastestPerson;

function parsePhone(typed: string | undefined, { language }: CallContext): string | null {
	if (!typed) return null;
	const phone = parsePhoneNumberFromString(typed, "ID");
	if (phone?.isValid()) return phone.number;
	throw new InvalidInput(
		{ phone: [localize(wrongPhone, language)] },
		localize(accountMessages.contactFailed, language),
	);
}

const wrongPhone = {
	id: "Nomor ini belum benar, misalnya 0812 3456 7890.",
	en: "Enter a phone number, such as 0812 3456 7890.",
};
