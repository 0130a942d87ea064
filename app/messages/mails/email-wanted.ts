import { defineMail, inLanguage } from "./mail-content";

type Values = { /** Sets a new password. */ link: string };

/** To a member whose address somebody wants for another account. */
export const emailWantedMail = defineMail<Values>({
	write: ({ link }, language) =>
		inLanguage(language, {
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
				subject: "Someone asked for this address",
				preview: "Your address stays with your account.",
				title: "This address already has an account",
				blocks: [
					{
						paragraph:
							"Someone wanted to use this address for another account. An account with this address already exists, so nothing was changed.",
					},
					{ paragraph: "If it was you, log in to that account. Forgot its password?" },
					{ button: "Reset the password", link },
					{ note: "Was it not you? There is nothing to do." },
				],
			},
		}),
});
