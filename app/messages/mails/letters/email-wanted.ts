import { defineMail, mailIn } from "../mail-content";

type Values = { /** Sets a new password. */ link: string };

/** To a member whose address somebody tried to use for another account. */
export const emailWantedMail = defineMail<Values>({
	write: ({ link }, language) =>
		mailIn(language, {
			id: {
				subject: "Alamat ini diminta untuk akun lain",
				preview: "Alamatmu tetap di akunmu.",
				title: "Alamat ini sudah punya akun",
				blocks: [
					{
						paragraph:
							"Seseorang ingin memakai alamat ini untuk akun lain. Karena sudah ada akun dengan alamat ini, tidak ada yang kami ubah.",
					},
					{ paragraph: "Kalau itu kamu, masuk saja ke akun yang sudah ada. Lupa kata sandinya?" },
					{ button: "Atur ulang kata sandi", link },
					{ note: "Bukan kamu? Tidak perlu apa-apa." },
				],
			},
			en: {
				subject: "Someone tried to use your address",
				preview: "Your account keeps this address.",
				title: "This address already has an account",
				blocks: [
					{
						paragraph:
							"Someone tried to use this address for another account. It already belongs to an account, so nothing was changed.",
					},
					{ paragraph: "If it was you, log in to that account. Forgot its password?" },
					{ button: "Reset the password", link },
					{ note: "Wasn't you? You don't need to do anything." },
				],
			},
		}),
});
