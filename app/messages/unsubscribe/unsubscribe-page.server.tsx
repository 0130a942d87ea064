import { renderToStaticMarkup } from "react-dom/server";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { defineTexts, type Language, textsIn } from "../../platform/words/language";
import { settingsTexts } from "../../site/settings/texts";
import { Crest } from "../../ui/art/marks/crest";
import type { Topic } from "../notifications/topics";

type Shown = { state: "asked" | "ended" | "unknown"; topic?: Topic; language?: Language | undefined };

const texts = defineTexts({
	id: {
		title: "Berhenti menerima email",
		asked: (topic: string) => `Kami tidak akan mengirim email tentang “${topic}” lagi kepadamu.`,
		end: "Berhenti menerima",
		endedTitle: "Sudah berhenti",
		ended: (topic: string) => `Email tentang “${topic}” tidak akan datang lagi.`,
		rest: "Email soal pesanan, tiket, dan keamanan akunmu tetap kami kirim.",
		settings: "Atur semua kabar",
		unknownTitle: "Tautan ini tidak kami kenal",
		unknown: "Buka tautannya langsung dari email kami, atau atur kabarmu di akun.",
	},
	en: {
		title: "Unsubscribe",
		asked: (topic) => `We will send you no more e-mails about “${topic}”.`,
		end: "Unsubscribe",
		endedTitle: "You are unsubscribed",
		ended: (topic) => `There will be no more e-mails about “${topic}”.`,
		rest: "We still write to you about your orders, your tickets and the security of your account.",
		settings: "Manage all notifications",
		unknownTitle: "We don't know this link",
		unknown: "Open the link straight from our e-mail, or manage your notifications in your account.",
	},
});

/** Needs neither script nor session. */
export const unsubscribePage = (shown: Shown) =>
	`<!doctype html>${renderToStaticMarkup(<UnsubscribePage {...shown} />)}`;

function UnsubscribePage({ state, topic, language = "id" }: Shown) {
	const t = textsIn(texts, language);
	const name = topic ? textsIn(settingsTexts, language).topic[topic].name : "";
	const title = { asked: t.title, ended: t.endedTitle, unknown: t.unknownTitle }[state];
	return (
		<html lang={language}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex" />
				<title>{`${title} · ${club.name}`}</title>
				<link rel="icon" href="/icon.svg" type="image/svg+xml" />
				<link rel="stylesheet" href="/unsubscribe.css" />
			</head>
			<body className="unsubscribe">
				<main>
					<a href="/" aria-label={club.name}>
						<Crest size={64} />
					</a>
					<h1 className="display display-2">{title}</h1>
					<p>{state === "asked" ? t.asked(name) : state === "ended" ? t.ended(name) : t.unknown}</p>
					{state !== "unknown" && <p className="muted">{t.rest}</p>}
					{state === "asked" && (
						<form method="post">
							<button type="submit">{t.end}</button>
						</form>
					)}
					<a className="unsubscribe-settings" href={pathTo("profile-notification")}>
						{t.settings}
					</a>
				</main>
			</body>
		</html>
	);
}
