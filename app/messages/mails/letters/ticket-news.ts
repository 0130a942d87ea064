import { club } from "../../../../club/profile";
import { formatDateTime } from "../../../platform/words/dates";
import { type Language, type Localized, localize } from "../../../platform/words/language";
import { defineMail } from "../mail-content";
import { withoutLinks } from "./contact-copy";

type Values = {
	news:
		| "offered"
		| "accepted"
		| "declined"
		| "expired"
		| "voided"
		| "place_offered"
		| "place_missed"
		| "place_withdrawn";
	/** Empty for somebody who may not be a member. */
	name: string;
	/** The other person's name, if somebody else is involved. */
	other?: string;
	match: Localized;
	startsAt: string;
	timeZone: string;
	/** Block, row and seat, one line per place. */
	places: Localized[];
	/** Deadline for accepting or taking it. */
	until?: string;
	link: string;
};
type Words = { subject: string; title: string; text: string; button: string; note?: string };

/** What happens to a ticket after it was issued: transfers, and offers to the waiting list. */
export const ticketNewsMail = defineMail<Values>({
	write: (values, language) => {
		const match = localize(values.match, language);
		const at = (time: string) => formatDateTime(new Date(time), "full", language, values.timeZone);
		const { subject, title, text, button, note } = words[language](
			withoutLinks(values.other ?? "", "…"),
			match,
		)[values.news];
		const hello = language === "id" ? "Hai" : "Hello";
		const facts: [string, string][] = [
			[labels[language].match, match],
			[labels[language].start, at(values.startsAt)],
			...values.places.map((place): [string, string] => [labels[language].place, localize(place, language)]),
			...(values.until ? [[labels[language].until, at(values.until)] as [string, string]] : []),
		];
		return {
			subject,
			preview: match,
			title,
			blocks: [
				{ paragraph: values.name ? `${hello} ${values.name}, ${text}` : `${hello}, ${text}` },
				{ facts },
				{ button, link: values.link },
				...(note ? [{ note }] : []),
			],
		};
	},
});

const labels: Record<Language, Record<"match" | "start" | "place" | "until", string>> = {
	id: { match: "Laga", start: "Mulai", place: "Tempat", until: "Paling lambat" },
	en: { match: "Match", start: "Starts", place: "Place", until: "Until" },
};

const words: Record<Language, (other: string, match: string) => Record<Values["news"], Words>> = {
	id: (other, match) => ({
		offered: {
			subject: "Ada tiket untukmu",
			title: "Ada tiket untukmu",
			text: `${other} ingin memberimu tiket ${match}. Masuk ke akunmu lalu terima; belum punya akun ${club.name}? Daftar dulu, gratis.`,
			button: "Lihat tiketnya",
			note: "Tiket yang dialihkan tidak dipungut biaya. Jangan teruskan email ini: siapa pun yang memegang tautannya bisa menerima tiketnya. Tidak kenal pengirimnya? Abaikan saja.",
		},
		accepted: {
			subject: "Tiketmu sudah diterima",
			title: "Tiketmu sudah pindah tangan",
			text: `${other} sudah menerima tiketmu. Kode lamamu tidak berlaku lagi, dan tiket itu sekarang ada di akunnya.`,
			button: "Lihat tiketku",
		},
		declined: {
			subject: "Tiketmu tidak diterima",
			title: "Tiketmu tetap milikmu",
			text: "penerimanya menolak tiket yang kamu tawarkan. Tiketmu tetap berlaku, dengan kode yang sama.",
			button: "Lihat tiketku",
		},
		expired: {
			subject: "Tiketmu belum diterima siapa pun",
			title: "Tiketmu tetap milikmu",
			text: "tawaranmu tidak diterima sampai batas waktunya. Tiketmu tetap berlaku, dengan kode yang sama.",
			button: "Lihat tiketku",
		},
		voided: {
			subject: "Tiketmu tidak berlaku lagi",
			title: "Tiketmu tidak berlaku lagi",
			text: "tiket yang dialihkan kepadamu tidak berlaku lagi, karena pesanan asalnya dibatalkan. Kodenya tidak bisa dipakai masuk.",
			button: "Lihat tiketku",
			note: "Uangnya kembali ke pembeli pesanan itu. Ada yang tidak cocok? Hubungi kami.",
		},
		place_offered: {
			subject: "Giliranmu di daftar tunggu",
			title: "Ada tempat untukmu",
			text: "ada tiket yang kembali, dan sekarang giliranmu. Ambil dan bayar sebelum batas waktunya; sesudah itu tawarannya pindah ke urutan berikutnya.",
			button: "Ambil tiketnya",
		},
		place_missed: {
			subject: "Tawaran tiketmu sudah lewat",
			title: "Tawarannya sudah lewat",
			text: "tiket yang kami simpan untukmu tidak diambil, jadi kami tawarkan ke urutan berikutnya. Masih mau menonton? Kamu bisa masuk daftar tunggu lagi.",
			button: "Lihat daftar tunggu",
		},
		place_withdrawn: {
			subject: "Tiket yang ditawarkan tidak jadi tersedia",
			title: "Tiketnya tidak jadi tersedia",
			text: "tiket yang kami tawarkan kepadamu tidak jadi dilepas pemiliknya. Kalau sudah kamu pesan, pesanannya batal, dan uang yang terlanjur masuk kami kembalikan. Urutanmu di daftar tunggu tetap: begitu ada tiket lagi, kami kabari.",
			button: "Lihat daftar tunggu",
		},
	}),
	en: (other, match) => ({
		offered: {
			subject: "You have been sent a ticket",
			title: "You have been sent a ticket",
			text: `${other} would like to give you a ticket for ${match}. Log in to accept it. No ${club.name} account yet? Register first, it is free.`,
			button: "View ticket",
			note: "Transferred tickets are free. Do not forward this e-mail: anyone with the link can accept the ticket. Don't know the sender? Just ignore it.",
		},
		accepted: {
			subject: "Your ticket was accepted",
			title: "Your ticket has a new owner",
			text: `${other} has accepted your ticket. Your old code no longer works, and the ticket is in their account now.`,
			button: "View my tickets",
		},
		declined: {
			subject: "Your ticket was not accepted",
			title: "Your ticket is still yours",
			text: "the ticket you offered was declined. It is still valid, with the same code.",
			button: "View my tickets",
		},
		expired: {
			subject: "Nobody has accepted your ticket",
			title: "Your ticket is still yours",
			text: "nobody accepted your offer in time. Your ticket is still valid, with the same code.",
			button: "View my tickets",
		},
		voided: {
			subject: "Your ticket is no longer valid",
			title: "Your ticket is no longer valid",
			text: "the ticket you were given is no longer valid, because the order it came from was taken back. Its code will not let you in.",
			button: "View my tickets",
			note: "Any money goes back to whoever bought it. Does this look wrong? Contact us.",
		},
		place_offered: {
			subject: "Your turn on the waiting list",
			title: "Tickets are available for you",
			text: "tickets have come back, and it is your turn. Pay for them in time; after that they go to the next in line.",
			button: "Get the tickets",
		},
		place_missed: {
			subject: "Your ticket offer has ended",
			title: "The offer has ended",
			text: "you did not take the tickets we held for you, so they go to the next in line. Still want to come? You can join the waiting list again.",
			button: "View waiting list",
		},
		place_withdrawn: {
			subject: "The ticket you were offered is no longer available",
			title: "The ticket is no longer available",
			text: "its owner is not giving the ticket we offered you back after all. If you had ordered it, the order is cancelled, and anything you have paid is refunded. You keep your place on the waiting list: we'll let you know when there are tickets again.",
			button: "View waiting list",
		},
	}),
};
