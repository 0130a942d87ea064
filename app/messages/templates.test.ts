import { expect, it } from "vitest";
import { languages } from "../platform/words/language";
import { mailHtml } from "./mails/mail-layout.server";
import { mailText } from "./mails/mail-text";
import { type MailName, type MailValues, mailTemplates, textTemplates } from "./templates.server";

const link = "https://klub.example/tujuan?token=a&b=c";
const at = new Date("2026-11-15T12:00:00Z");
const name = "Sri <b>Ayu</b>";
const examples: { [Name in MailName]: MailValues<Name> } = {
	"academy-trial": {
		programme: "U-12",
		child: name,
		birthDate: "3 Mei 2015",
		guardian: "Budi",
		email: "budi@warga.example",
		phone: "+6281234567890",
		note: "Kaki kiri",
	},
	announcement: {
		name,
		title: { id: "Latihan terbuka", en: "Open training" },
		body: { id: "Sabtu pagi.", en: "Saturday morning." },
		link,
		settingsLink: link,
	},
	"back-in-stock": { name, title: { id: "Jersey kandang, M", en: "Home jersey, M" }, price: 749_000, link },
	"box-office-tickets": {
		kind: "gift",
		name,
		match: { id: "Kita vs Bintang Utara" },
		startsAt: at.toISOString(),
		timeZone: "Asia/Jakarta",
		places: [{ id: "Utara 1, baris 2 kursi 3", en: "North 1, row 2 seat 3" }],
		links: [link],
		all: null,
	},
	"account-disabled": { name, isDisabled: true, because: "Tiket dijual lagi di luar klub." },
	"account-kept": { name, link },
	"account-leaving": { name, dueAt: at, link },
	"accounts-merged": {
		name,
		stays: true,
		otherEmail: "s•••@warga.example",
		because: "Lupa sudah pernah mendaftar.",
		moved: { orders: 3, tickets: 2, credit: 150_000 },
	},
	"merge-asked": {
		name,
		stays: false,
		otherEmail: "s•••@warga.example",
		because: "Lupa sudah pernah mendaftar.",
		until: at,
	},
	"merge-code": { name, code: "123456", otherEmail: "s•••@warga.example" },
	"inbox-reply": {
		name: "Sari",
		about: "Toko",
		words: "Boleh ditukar.\n\nBawa ke toko stadion.",
		message: "Jersey saya kekecilan.",
	},
	"contact-copy": {
		name,
		topic: "Tiket",
		message: "Halo\nhttps://jahat.example/x www.jahat.example jahat.com",
	},
	"contact-received": { name, email: "a@b.example", phone: null, topic: "Tiket", message: "Halo", at },
	"data-ready": { name, until: at, link },
	"login-link": { name, link },
	"match-changed": {
		kind: "moved",
		name,
		match: "Kita vs Bintang Utara",
		note: { id: "Lampu stadion diperbaiki.", en: "The floodlights are being repaired." },
		startsAt: at.toISOString(),
		venue: { name: "Lapangan Muara", city: "Teluk Bahari", timeZone: "Asia/Jakarta" },
		tickets: 2,
		amount: 150_000,
		credit: 25_000,
		choices: ["keep", "credit", "refund"],
		unanswered: "refund",
		answerBy: at.toISOString(),
		link,
	},
	"new-device": { name, device: "Chrome di Android", at, link },
	"email-changed": { name, newEmail: "sari@baru.example", at, undoLink: link },
	"email-wanted": { link },
	"new-email-code": { name, code: "402917" },
	"one-time-code": { code: "482913" },
	"order-news": {
		news: "placed",
		name,
		number: "SU-261116-7K4FQ",
		total: 549_000,
		payBy: at.toISOString(),
		lines: [{ title: { id: "Jersey kandang", en: "Home jersey" }, quantity: 1, amount: 549_000 }],
		pay: { method: "QRIS", number: "88010812", company: "70012", code: "4477", qr: link },
		tickets: link,
		link,
		paper: { kind: "bill", link },
	},
	"password-changed": { name, at, link },
	"phone-reset": { name, phone: "+6281234567890", at, link },
	"reset-link": { name, link },
	"ticket-news": {
		news: "offered",
		name: "",
		other: name,
		match: { id: "Samudra United v Bayu Selatan" },
		startsAt: at.toISOString(),
		timeZone: "Asia/Jakarta",
		places: [{ id: "Utara 5", en: "North 5" }],
		until: at.toISOString(),
		link,
	},
	"ticket-credit": { name, match: "Kita vs Bintang Utara", amount: 150_000, code: "KREDIT7K4FQ2M9XA" },
	"security-changed": { name, change: "second-step-on", at, link },
	"verify-email": { name, link },
	"webhook-disabled": { url: "https://gudang.example/hook", isGone: false, link },
	welcome: { name, link },
};

const rendered = languages.flatMap((language) =>
	(Object.keys(examples) as MailName[]).map((template) => {
		const content = write(template, language);
		const html = mailHtml(content, { language, publicUrl: "https://klub.example" });
		return { template, language, content, html, text: mailText(content, language) };
	}),
);

it.each(rendered)("says the same in both forms: $template in $language", ({ content, html, text }) => {
	expect(content.subject).not.toMatch(/[\r\n]/);
	expect(content.subject.length).toBeLessThanOrEqual(78);
	expect(text).toContain(content.title);
	for (const block of content.blocks) {
		if (!("button" in block)) continue;
		expect(text).toContain(block.link);
		expect(html).toContain(`href="${block.link.replaceAll("&", "&amp;")}"`);
	}
});

it.each(rendered)("escapes names: $template in $language", ({ html }) => {
	expect(html).not.toContain("<b>Ayu</b>");
	expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
});

it.each(rendered)(
	"is a complete document, for light and dark: $template in $language",
	({ html, language }) => {
		expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
		expect(html).toContain("prefers-color-scheme: dark");
		expect(html).toContain('src="https://klub.example/mail/crest.png"');
		expect(html.length).toBeLessThan(20_000);
	},
);

it("quotes a sender's words without their links", () => {
	const { text } = rendered.find(
		({ template, language }) => template === "contact-copy" && language === "id",
	)!;
	expect(text).toContain("> Halo\n> [tautan] [tautan] [tautan]");
	expect(text).not.toContain("jahat");
});

it("keeps every text message within one SMS", () => {
	for (const language of languages) {
		for (const template of ["otp", "merge-code"] as const) {
			const message = textTemplates[template].write[language]({ code: "482913" });
			expect(message).toContain("482913");
			expect(message).toMatch(/^[\x20-\x7e]{1,160}$/);
		}
		const address = `https://www.samudra-united.example/profile/all/tickets?token=${"a".repeat(43)}`;
		const offer = textTemplates["ticket-offered"].write[language]({ link: address });
		expect(offer).toContain(address);
		expect(offer).toMatch(/^[\x20-\x7e]{1,160}$/);
	}
});

function write<Name extends MailName>(template: Name, language: (typeof languages)[number]) {
	return mailTemplates[template].write(examples[template], language);
}
