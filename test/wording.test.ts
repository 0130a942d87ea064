import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const sources = globSync("{app,club,server}/**/*.{ts,tsx,js}", { cwd: root })
	.filter((file) => !file.includes(".test."))
	.map((file) => ({ file, text: withoutComments(readFileSync(path.join(root, file), "utf8")) }));

/** Words that the club no longer uses, and what it says instead. Lower case stands for either case. */
const replaced = {
	"Sedang langsung": "Sedang berlangsung",
	"Penghuni Stadion": "Penghuni tribun",
	Kabarnya: "Kabar …",
	"sepak mula": "kick-off, laga dimulai",
	"Daftar coba": "Daftar latihan percobaan",
	"Baru saja lewat": "Laga sebelumnya",
	"Nomornya belum ada": "Masukkan nomor HP dulu",
	surel: "email",
	"Pastikan emailmu": "Verifikasi emailmu",
	"nomor ponsel": "nomor HP",
	"Pilihan cookie": "Pengaturan cookie",
	kuki: "cookie",
	peramban: "browser",
	perambanmu: "browsermu",
	takarir: "subtitle",
	luring: "offline",
	"kunci sandi": "passkey",
	"daftar keinginan": "wishlist",
	"As the device": "Match my device",
	"Refuse all": "Reject all",
	"Choose myself": "Manage cookies",
	"Just over": "Recent matches",
	"How it went": "Timeline",
	"May stay empty": "Optional",
	"prices count from": "prices apply from",
	"Nothing is exactly": "No exact match for",
	"Cookie choices": "Cookie settings",
};

it.each(Object.entries(replaced))("no text says “%s” but “%s”", (word) => {
	const pattern = new RegExp(`\\b${word}\\b`, word === word.toLowerCase() ? "i" : "");
	expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
});

it("“e-mail” is English: Indonesian says “email”", () => {
	const indonesian = /^(\t+)id: \{$.*?^\1\}|\bid:\s*(\([^)]*\)\s*=>\s*)?("[^"\n]*"|`[^`]*`)/gms;
	const wrong = sources.filter(({ text }) =>
		text.match(indonesian)?.some((words) => /\be-mail/i.test(words)),
	);
	expect(wrong.map(({ file }) => file)).toEqual([]);
});

function withoutComments(source: string) {
	return source.replace(/^\s*(\/\/|\/\*|\*).*$/gm, "");
}
