import { club } from "../../../../club/profile";
import { formatDateTime } from "../../../platform/words/dates";
import { defineMail, mailIn } from "../mail-content";

type Change =
	| "second-step-on"
	| "second-step-off"
	| "recovery-code-used"
	| "recovery-codes-new"
	| "passkey-added"
	| "passkey-removed"
	| "phone-changed";
type Values = { name: string; change: Change; at: Date /** Leads to the security page. */; link: string };

/** A change of the account's credentials. */
export const securityChangedMail = defineMail<Values>({
	write: ({ name, change, at, link }, language) => {
		const when = formatDateTime(at, "full", language, club.timeZone);
		return mailIn(language, {
			id: {
				subject: changes[change].id,
				preview: `${changes[change].id} pada ${when}.`,
				title: changes[change].id,
				blocks: [
					{ paragraph: `Hai ${name}, ini terjadi di akunmu pada ${when}.` },
					{ paragraph: "Bukan kamu? Segera ganti kata sandimu dan keluarkan perangkat lain." },
					{ button: "Periksa keamanan akun", link },
				],
			},
			en: {
				subject: changes[change].en,
				preview: `${changes[change].en} on ${when}.`,
				title: changes[change].en,
				blocks: [
					{ paragraph: `Hello ${name}, this happened on your account on ${when}.` },
					{ paragraph: "Not you? Change your password right away and log out other devices." },
					{ button: "Check your account's security", link },
				],
			},
		});
	},
});

const changes = {
	"second-step-on": { id: "Masuk dua langkah sudah aktif", en: "Two-step verification is on" },
	"second-step-off": { id: "Masuk dua langkah sudah dimatikan", en: "Two-step verification is off" },
	"recovery-code-used": {
		id: "Kode pemulihan dipakai",
		en: "A recovery code was used",
	},
	"passkey-added": { id: "Passkey baru ditambahkan", en: "A passkey was added" },
	"phone-changed": { id: "Nomor HP akunmu diganti", en: "Your account's phone number was changed" },
	"passkey-removed": { id: "Passkey dihapus", en: "A passkey was removed" },
	"recovery-codes-new": { id: "Kode pemulihan baru sudah dibuat", en: "New recovery codes were created" },
} as const satisfies Record<Change, { id: string; en: string }>;
