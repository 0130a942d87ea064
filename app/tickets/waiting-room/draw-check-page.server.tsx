import { renderToStaticMarkup } from "react-dom/server";
import { club } from "../../../club/profile";
import type { Theme } from "../../platform/browser/theme";
import { defineTexts, type Language, textsIn } from "../../platform/words/language";
import { Crest } from "../../ui/art/marks/crest";
import script from "./draw-check.js?url";
import style from "./room.css?url";

type DrawCheckPageProps = {
	draws: { slug: string; title: string }[];
	chosen: string | undefined;
	language: Language;
	theme: Theme;
};

export const drawCheckPage = (props: DrawCheckPageProps) =>
	`<!doctype html>${renderToStaticMarkup(<DrawCheckPage {...props} />)}`;

/** The order is computed here, in the visitor's own browser, so that nobody has to believe the server. */
function DrawCheckPage({ draws, chosen, language, theme }: DrawCheckPageProps) {
	const t = textsIn(drawCheckTexts, language);
	return (
		<html lang={language} data-theme={theme === "system" ? undefined : theme}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width,initial-scale=1" />
				<meta name="theme-color" content="#0B1E9C" />
				<title>{`${t.title} · ${club.name}`}</title>
				<link rel="icon" href="/icon.svg" type="image/svg+xml" />
				<link rel="stylesheet" href={style} />
				<script type="module" src={script} />
			</head>
			<body data-state="check">
				<main>
					<header>
						<Crest size={44} variant="foam" />
						<p>
							<b>{t.title}</b>
							<br />
							<a href="/tickets">{t.tickets}</a>
						</p>
					</header>
					<section className="laut">
						<h1>{t.lead}</h1>
						{draws.length === 0 ? (
							<p>{t.none}</p>
						) : (
							<form id="check">
								<label htmlFor="draw">{t.event}</label>
								<select id="draw" defaultValue={chosen}>
									{draws.map(({ slug, title }) => (
										<option key={slug} value={slug}>
											{title}
										</option>
									))}
								</select>
								<label htmlFor="own">{t.lot}</label>
								<input
									id="own"
									inputMode="numeric"
									pattern="[0-9.,\s]+"
									required
									maxLength={20}
									autoComplete="off"
								/>
								<label htmlFor="hash">{t.hash}</label>
								<input id="hash" className="long" maxLength={80} autoComplete="off" spellCheck={false} />
								<button type="submit" className="main">
									{t.check}
								</button>
							</form>
						)}
						<p
							role="status"
							id="result"
							className="of"
							data-place={t.place("{lot}", "{place}", "{of}")}
							data-absent={t.absent("{lot}")}
							data-false={t.isFalse}
							data-failed={t.failed}
							data-working={t.working}
						/>
						<p id="proof" />
					</section>
					<section className="first">
						<h2>{t.how}</h2>
						<ol>
							{t.steps.split("\n").map((step) => (
								<li key={step}>{step}</li>
							))}
						</ol>
					</section>
					{draws.length > 0 && (
						<section>
							<h2>{t.data}</h2>
							<p>{t.dataText}</p>
							{draws.map(({ slug, title }) => (
								<p key={slug}>
									<a href={`/antrean/${slug}/undian.json`}>{title}</a>
								</p>
							))}
						</section>
					)}
				</main>
			</body>
		</html>
	);
}

const drawCheckTexts = defineTexts({
	id: {
		title: "Periksa undian",
		tickets: "Ke daftar tiket",
		lead: "Hitung sendiri tempatmu. Semuanya dihitung di perangkatmu, dari data yang kami umumkan.",
		none: "Belum ada undian yang berjalan. Setelah penjualan dibuka, kamu bisa memeriksanya di sini.",
		event: "Laga",
		lot: "Nomor undianmu",
		hash: "Sidik bibit yang kamu catat (boleh kosong)",
		check: "Hitung",
		place: (lot: string, place: string, of: string) => `Undian ${lot} ada di tempat ${place} dari ${of}.`,
		absent: (lot: string) =>
			`Undian ${lot} tidak ikut diundi. Yang datang setelah pembukaan berdiri di belakang.`,
		isFalse: "Bibitnya TIDAK cocok dengan sidik yang diumumkan.",
		failed: "Data undian tidak bisa dimuat. Coba lagi sebentar lagi.",
		working: "Menghitung…",
		how: "Cara hitungnya",
		steps:
			"Sebelum pembukaan kami umumkan SHA-256 dari bibit: itu sidiknya.\nSetelah pembukaan bibitnya sendiri dibuka. SHA-256-nya harus sama dengan sidik.\nSetiap undian diberi nilai SHA-256(bibit ‖ nomor undian). Nilai terkecil paling depan.",
		data: "Datanya",
		dataText: "Bibit, sidik, dan semua nomor undian, untuk dihitung dengan program apa pun:",
	},
	en: {
		title: "Check the draw",
		tickets: "To the tickets",
		lead: "Work out your own place. Everything is calculated on your device, from the data we publish.",
		none: "No draw has taken place yet. Once a sale has opened, you can check it here.",
		event: "Event",
		lot: "Your draw number",
		hash: "The seed fingerprint you noted (optional)",
		check: "Compute",
		place: (lot, place, of) => `Draw number ${lot} is in place ${place} of ${of}.`,
		absent: (lot) => `Number ${lot} was not in the draw. Anyone who came after the opening goes to the back.`,
		isFalse: "The seed does NOT match the published fingerprint.",
		failed: "The draw could not be loaded. Try again in a moment.",
		working: "Computing…",
		how: "How it works",
		steps:
			"Before the opening we publish the SHA-256 of the seed: its fingerprint.\nAfter the opening we publish the seed itself. Its SHA-256 must equal the fingerprint.\nEach draw number gets the value SHA-256(seed ‖ draw number). The smallest value comes first.",
		data: "The data",
		dataText: "Seed, fingerprint and every draw number, to check with any program:",
	},
});
