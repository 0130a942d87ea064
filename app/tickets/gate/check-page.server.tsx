import { renderToStaticMarkup } from "react-dom/server";
import { club } from "../../../club/profile";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import type { Theme } from "../../platform/browser/theme";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDateTime } from "../../platform/words/dates";
import { defineTexts, type Language, textsIn } from "../../platform/words/language";
import { Crest } from "../../ui/art/marks/crest";
import type { checkTicket } from "./check-contract";

type CheckPageProps = {
	language: Language;
	theme: Theme;
	code: string;
	/** The result: the ticket, or why there is none. */
	found: AnswerOf<typeof checkTicket> | { fault: string } | null;
};

/** `/cek-tiket`: a plain form, so that it works on any phone and needs no script. */
export const checkPage = (props: CheckPageProps) =>
	`<!doctype html>${renderToStaticMarkup(<CheckPage {...props} />)}`;

function CheckPage({ language, theme, code, found }: CheckPageProps) {
	const t = textsIn(checkTexts, language);
	return (
		<html lang={language} data-theme={theme === "system" ? undefined : theme}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width,initial-scale=1" />
				<meta name="robots" content={code ? "noindex" : "index"} />
				<meta name="description" content={t.lead} />
				<title>{`${t.title} · ${club.name}`}</title>
				<link rel="icon" href="/icon.svg" type="image/svg+xml" />
				<link rel="stylesheet" href="/gate.css" />
			</head>
			<body>
				<header className="ck-head">
					<a href="/" aria-label={club.name}>
						<Crest size={48} variant="foam" />
					</a>
				</header>
				<main className="gb-setup">
					<h1 className="display display-3">{t.title}</h1>
					<p>{t.lead}</p>
					<form method="get" action="/cek-tiket" className="ck-form">
						<label htmlFor="code">{t.code}</label>
						<input
							id="code"
							name="kode"
							defaultValue={code}
							required
							maxLength={300}
							autoComplete="off"
							autoCapitalize="characters"
							spellCheck={false}
							aria-describedby="code-hint"
						/>
						<small id="code-hint">{t.codeHint}</small>
						<button type="submit" className="gb-main">
							{t.check}
						</button>
					</form>
					<div role="status">
						{found && "fault" in found && <p className="ck-answer ck-unknown">{found.fault}</p>}
						{found && !("fault" in found) && (
							<div className={`ck-answer ck-${found.state}`}>
								<p className="display display-2">{t.states[found.state]}</p>
								<p>{t.hints[found.state]}</p>
								<p>
									<b>{fixtureTitle(found.event)}</b>
									<br />
									{formatDateTime(found.event.startsAt, "short", language, found.event.venue.timeZone)} ·{" "}
									{found.event.venue.name} · {found.section}
								</p>
							</div>
						)}
					</div>
					<p className="ck-note">{t.note}</p>
				</main>
			</body>
		</html>
	);
}

const checkTexts = defineTexts({
	id: {
		title: "Cek tiket",
		lead: "Mau beli tiket dari orang lain? Periksa dulu kodenya sebelum bayar.",
		code: "Kode tiket",
		codeHint: "Delapan huruf dan angka di bawah QR.",
		check: "Periksa",
		states: {
			valid: "Berlaku",
			used: "Sudah dipakai",
			void: "Batal",
			transferred: "Sudah dialihkan",
			returned: "Sudah dikembalikan",
			frozen: "Ditahan",
			disputed: "Ditahan",
		},
		hints: {
			valid:
				"Kode ini bisa dipakai masuk sekali. Yang memindai lebih dulu yang masuk: minta tiketnya dipindahkan ke akunmu.",
			used: "Seseorang sudah masuk dengan kode ini. Jangan dibeli.",
			void: "Tiket ini sudah dibatalkan. Jangan dibeli.",
			returned: "Tiket ini sudah dikembalikan, dan tempatnya sudah milik orang lain. Jangan dibeli.",
			transferred: "Tiket ini sudah milik orang lain dengan kode baru. Jangan dibeli.",
			frozen: "Laganya berubah, dan pemiliknya belum memilih mau bagaimana. Jangan dibeli dulu.",
			disputed: "Uang pembelian tiket ini ditarik bank, dan hasilnya belum jelas. Jangan dibeli.",
		},
		note: "Nama pemegang tidak pernah kami tampilkan di sini.",
	},
	en: {
		title: "Check a ticket",
		lead: "Buying a ticket from someone? Check its code before you pay.",
		code: "Ticket code",
		codeHint: "Eight letters and digits below the QR.",
		check: "Check",
		states: {
			valid: "Valid",
			used: "Already used",
			void: "Void",
			transferred: "Transferred",
			returned: "Given back",
			frozen: "On hold",
			disputed: "On hold",
		},
		hints: {
			valid:
				"This code works once. Whoever scans first gets in, so have the ticket transferred to your account.",
			used: "Someone has already gone in with this code. Do not buy it.",
			void: "This ticket was cancelled. Do not buy it.",
			returned: "This ticket was given back, and its place belongs to someone else. Do not buy it.",
			transferred: "This ticket belongs to someone else under a new code. Do not buy it.",
			frozen: "The match has changed, and the owner has not chosen what to do. Do not buy it yet.",
			disputed: "The payment for this ticket was charged back, and that is not decided yet. Do not buy it.",
		},
		note: "We never show the holder's name here.",
	},
});
