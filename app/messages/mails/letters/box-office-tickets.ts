import { club } from "../../../../club/profile";
import { counted } from "../../../platform/lists/counted";
import { formatDateTime } from "../../../platform/words/dates";
import { type Language, type Localized, localize } from "../../../platform/words/language";
import { defineMail } from "../mail-content";

type Values = {
	/** Given away by the club, or bought at its counter. */
	kind: "gift" | "sale";
	name: string;
	match: Localized;
	startsAt: string;
	timeZone: string;
	places: Localized[];
	/** One per seat: whoever opens it has the ticket. */
	links: string[];
	/** Where a member finds them; null for somebody without an account. */
	all: string | null;
};

/** Tickets that staff gave or sold to somebody. */
export const boxOfficeTicketsMail = defineMail<Values>({
	write: ({ kind, name, match: localized, startsAt, timeZone, places, links, all }, language) => {
		const t = words[language];
		const match = localize(localized, language);
		const placeOf = (at: number) => localize(places[at]!, language);
		return {
			subject: t.subject[kind](match),
			preview: match,
			title: t.title[kind],
			blocks: [
				{ paragraph: t.text[kind](name, places.length) },
				{
					facts: [
						[t.match, match],
						[t.start, formatDateTime(new Date(startsAt), "full", language, timeZone)],
						...places.map((_, at): [string, string] => [t.place, placeOf(at)]),
					],
				},
				...(all ? [{ button: t.see, link: all }] : []),
				...links.map((link, at) => ({ button: t.ticket(at + 1, placeOf(at)), link })),
				...(links.length > 0 ? [{ note: t.keep }] : []),
			],
		};
	},
});

type Words = {
	subject: Record<Values["kind"], (match: string) => string>;
	title: Record<Values["kind"], string>;
	text: Record<Values["kind"], (name: string, count: number) => string>;
	match: string;
	start: string;
	place: string;
	see: string;
	ticket: (number: number, place: string) => string;
	keep: string;
};

const words: Record<Language, Words> = {
	id: {
		subject: {
			gift: (match) => `Tiket undangan: ${match}`,
			sale: (match) => `Tiketmu: ${match}`,
		},
		title: { gift: "Kamu diundang", sale: "Tiketmu sudah jadi" },
		text: {
			gift: (name, count) => `Hai ${name}, ${club.name} mengundangmu: ${count} tiket, tanpa biaya.`,
			sale: (name, count) => `Hai ${name}, ini ${count} tiket yang kamu beli di loket.`,
		},
		match: "Laga",
		start: "Mulai",
		place: "Tempat",
		see: "Lihat tiketku",
		ticket: (number, place) => `Tiket ${number}: ${place}`,
		keep: "Siapa pun yang memegang tautannya bisa masuk dengan tiketnya. Jangan teruskan ke orang yang tidak kamu kenal.",
	},
	en: {
		subject: {
			gift: (match) => `Complimentary tickets: ${match}`,
			sale: (match) => `Your tickets: ${match}`,
		},
		title: { gift: "You are invited", sale: "Your tickets are here" },
		text: {
			gift: (name, count) =>
				`Hello ${name}, ${club.name} invites you: ${counted(count, "ticket", "tickets")}, free of charge.`,
			sale: (name, count) =>
				`Hello ${name}, here ${count === 1 ? "is the ticket" : `are the ${count} tickets`} you bought at the counter.`,
		},
		match: "Match",
		start: "Starts",
		place: "Place",
		see: "View my tickets",
		ticket: (number, place) => `Ticket ${number}: ${place}`,
		keep: "Anyone who has a link can enter with its ticket. Do not forward it to people you do not know.",
	},
};
