import { club } from "../../../../club/profile";
import { formatDateTime } from "../../../platform/words/dates";
import { type Language, type Localized, localize } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { defineMail, type MailBlock } from "../mail-content";

type Kind = "postponed" | "moved" | "no_spectators" | "stand_closed" | "cancelled";
type Choice = "keep" | "credit" | "refund";
type Values = {
	kind: Kind;
	name: string;
	match: string;
	/** The club's own words. */
	note: Localized | null;
	startsAt: string;
	venue: { name: string; city: string; timeZone: string };
	tickets: number;
	/** What money and the member's own credit paid for them. */
	amount: number;
	credit: number;
	choices: Choice[];
	unanswered: Choice;
	answerBy: string;
	/** Leads to the choice. */
	link: string;
};

/** A match the member has tickets for has changed: what they can do, by when, and what happens if they don't. */
export const matchChangedMail = defineMail<Values>({
	write: (values, language) => {
		const { kind, name, match, note, startsAt, venue, tickets, amount, credit } = values;
		const t = words[language];
		const until = formatDateTime(new Date(values.answerBy), "full", language, club.timeZone);
		const facts: [string, string][] = [
			[t.match, match],
			...(kind === "moved"
				? ([
						[t.when, formatDateTime(new Date(startsAt), "full", language, venue.timeZone)],
						[t.where, `${venue.name}, ${venue.city}`],
					] as [string, string][])
				: []),
			[
				t.tickets,
				[
					tickets,
					...(amount > 0 ? [formatRupiah(amount)] : []),
					...(credit > 0 ? [t.withCredit(formatRupiah(credit))] : []),
				].join(" · "),
			],
			[t.until, until],
		];
		const blocks: MailBlock[] = [
			{ paragraph: `${t.hello(name)} ${t.happened[kind]}` },
			...(note ? [{ quote: localize(note, language) }] : []),
			{ facts },
			...values.choices.map((choice) => ({
				paragraph: choice === "credit" && amount === 0 ? t.creditBack : t.choices[choice],
			})),
			{ button: t.button, link: values.link },
			{ note: t.unanswered[values.unanswered](until) },
		];
		return { subject: t.subject[kind](match), preview: t.choose(until), title: t.titles[kind], blocks };
	},
});

type Words = {
	hello: (name: string) => string;
	match: string;
	when: string;
	where: string;
	tickets: string;
	withCredit: (credit: string) => string;
	creditBack: string;
	until: string;
	button: string;
	choose: (until: string) => string;
	subject: Record<Kind, (match: string) => string>;
	titles: Record<Kind, string>;
	happened: Record<Kind, string>;
	choices: Record<Choice, string>;
	unanswered: Record<Choice, (until: string) => string>;
};

const words: Record<Language, Words> = {
	id: {
		hello: (name) => `Hai ${name},`,
		match: "Laga",
		when: "Jadwal baru",
		where: "Tempat",
		tickets: "Tiketmu",
		withCredit: (credit) => `${credit} dengan kredit`,
		creditBack: "Kredit: yang kamu pakai kembali ke kodenya.",
		until: "Pilih sebelum",
		button: "Pilih sekarang",
		choose: (until) => `Pilih sebelum ${until}`,
		subject: {
			postponed: (match) => `${match} ditunda: tiketmu bagaimana?`,
			moved: (match) => `${match} pindah jadwal atau tempat`,
			no_spectators: (match) => `${match} tanpa penonton`,
			stand_closed: (match) => `Tribunmu ditutup: ${match}`,
			cancelled: (match) => `${match} dibatalkan`,
		},
		titles: {
			postponed: "Laganya ditunda",
			moved: "Laganya pindah",
			no_spectators: "Laganya tanpa penonton",
			stand_closed: "Tribunmu ditutup",
			cancelled: "Laganya dibatalkan",
		},
		happened: {
			postponed: "laga yang tiketnya kamu punya ditunda. Tanggal barunya menyusul.",
			moved: "laga yang tiketnya kamu punya pindah jadwal atau tempat.",
			no_spectators: "laga yang tiketnya kamu punya dimainkan tanpa penonton.",
			stand_closed: "tribun tempat dudukmu ditutup untuk laga ini.",
			cancelled: "laga yang tiketnya kamu punya dibatalkan.",
		},
		choices: {
			keep: "Simpan: tiketmu tetap berlaku untuk laga ini.",
			credit: "Kredit: nilainya jadi voucher atas namamu, untuk toko atau tiket lain.",
			refund: "Uang kembali: lewat cara kamu membayar.",
		},
		unanswered: {
			keep: (until) => `Kalau kamu tidak memilih sampai ${until}, tiketmu tetap berlaku.`,
			credit: (until) => `Kalau kamu tidak memilih sampai ${until}, nilainya jadi kredit atas namamu.`,
			refund: (until) => `Kalau kamu tidak memilih sampai ${until}, uangmu kami kembalikan.`,
		},
	},
	en: {
		hello: (name) => `Hello ${name},`,
		match: "Match",
		when: "New date",
		where: "Venue",
		tickets: "Your tickets",
		withCredit: (credit) => `${credit} with credit`,
		creditBack: "Credit: what you used goes back to its code.",
		until: "Choose before",
		button: "Choose now",
		choose: (until) => `Choose before ${until}`,
		subject: {
			postponed: (match) => `${match} is postponed: your tickets`,
			moved: (match) => `${match} has a new date or venue`,
			no_spectators: (match) => `${match}: no spectators`,
			stand_closed: (match) => `Your stand is closed: ${match}`,
			cancelled: (match) => `${match} is cancelled`,
		},
		titles: {
			postponed: "The match is postponed",
			moved: "The match has moved",
			no_spectators: "No spectators at this match",
			stand_closed: "Your stand is closed",
			cancelled: "The match is cancelled",
		},
		happened: {
			postponed: "a match you have tickets for has been postponed. The new date will follow.",
			moved: "a match you have tickets for has a new date or venue.",
			no_spectators: "a match you have tickets for will be played without spectators.",
			stand_closed: "the stand your seats are in is closed for this match.",
			cancelled: "a match you have tickets for has been cancelled.",
		},
		choices: {
			keep: "Keep: your tickets stay valid for this match.",
			credit: "Credit: their value becomes a voucher in your name, for the store or other tickets.",
			refund: "Refund: we refund you through your payment method.",
		},
		unanswered: {
			keep: (until) => `If you do not choose by ${until}, your tickets stay valid.`,
			credit: (until) => `If you do not choose by ${until}, their value becomes credit in your name.`,
			refund: (until) => `If you do not choose by ${until}, we refund you.`,
		},
	},
};
