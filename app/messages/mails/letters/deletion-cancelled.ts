import { defineMail, mailIn } from "../mail-content";

type Values = { name: string /** Leads to the privacy screen. */; link: string };

export const deletionCancelledMail = defineMail<Values>({
	write: ({ name, link }, language) =>
		mailIn(language, {
			id: {
				subject: "Akunmu tidak jadi dihapus",
				preview: "Kamu masuk lagi, jadi semuanya tetap ada.",
				title: "Senang kamu kembali",
				blocks: [
					{
						paragraph: `Hai ${name}, kamu masuk lagi sebelum akunmu dihapus. Penghapusannya kami batalkan, dan semuanya tetap ada.`,
					},
					{
						paragraph: "Masih mau menghapus akunmu? Minta lagi di halaman privasi, kapan saja.",
					},
					{ button: "Buka halaman privasi", link },
				],
			},
			en: {
				subject: "Your account will not be deleted",
				preview: "You logged in again, so everything is still there.",
				title: "Good to have you back",
				blocks: [
					{
						paragraph: `Hello ${name}, you logged in before your account was deleted. We cancelled the deletion, and everything is still there.`,
					},
					{
						paragraph:
							"Still want to delete your account? You can request it again on the privacy page at any time.",
					},
					{ button: "Open the privacy page", link },
				],
			},
		}),
});
