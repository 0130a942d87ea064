import { renderToStaticMarkup } from "react-dom/server";
import { club } from "../../../club/profile";
import type { Fixture } from "../../matches/fixtures/fixture";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import type { Theme } from "../../platform/browser/theme";
import { formatDate, formatTime } from "../../platform/words/dates";
import { type Language, textsIn } from "../../platform/words/language";
import { Crest } from "../../ui/art/marks/crest";
import { letterPath, measureLetters } from "../../ui/art/marks/letters";
import style from "./room.css?url";
import script from "./room.js?url";
import type { RoomFacts } from "./room-facts.server";
import { roomTexts } from "./room-texts";

type RoomPageProps = { event: Fixture; room: RoomFacts; language: Language; theme: Theme };

/** The same for everybody: where a fan stands is asked for by the page's script. Under 15 kB with style and script. */
export const roomPage = (props: RoomPageProps) =>
	`<!doctype html>${renderToStaticMarkup(<RoomPage {...props} />)}`;

function RoomPage({ event, room, language, theme }: RoomPageProps) {
	const t = textsIn(roomTexts, language);
	const title = fixtureTitle(event);
	const { timeZone } = event.venue;
	const opening = formatTime(room.opensAt, language, club.timeZone);
	const sale = `/buy-ticket/${event.slug}`;
	return (
		<html lang={language} data-theme={theme === "system" ? undefined : theme}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width,initial-scale=1" />
				<meta name="robots" content="noindex" />
				<meta name="theme-color" content="#0B1E9C" />
				<title>{`${t.title(title)} · ${club.name}`}</title>
				<link rel="icon" href="/icon.svg" type="image/svg+xml" />
				<link rel="stylesheet" href={style} />
				<script type="module" src={script} />
			</head>
			<body
				data-sale={room.saleId}
				data-event={event.slug}
				data-opens={room.opensAt.toISOString()}
				data-drawn={room.seed ? "" : undefined}
			>
				<Digits />
				<main>
					<header>
						<Crest size={44} variant="foam" />
						<p>
							<b>{title}</b>
							<br />
							{[
								formatDate(event.startsAt, "short", language, timeZone),
								formatTime(event.startsAt, language, timeZone),
								event.venue.name,
							].join(" · ")}
						</p>
					</header>
					<section className="laut">
						<h1>
							<span data-in="guest outside">
								{t.head.outside}
								<span data-undrawn="">. {t.head.lots}</span>
							</span>
							<span data-in="lots">{t.head.lots}</span>
							<span data-in="waiting">{t.head.waiting}</span>
							<span data-in="admitted">{t.head.admitted}</span>
							<span data-in="sold-out">{t.head.soldOut}</span>
							<span data-in="off">{t.head.off}</span>
						</h1>
						<div className="no" role="status">
							<span className="vh" id="say" />
							<svg id="num" aria-hidden="true" />
						</div>
						<noscript>{t.noScript}</noscript>
						<p data-in="guest">{t.guest}</p>
						<p data-in="guest">
							<button type="button" className="main" id="log-in">
								{t.guestButton}
							</button>
						</p>
						<p data-in="guest outside">
							<span data-undrawn>{t.beforeDraw(opening)}</span>
							<span data-drawn="">{t.afterDraw}</span>
						</p>
						<p data-in="outside">
							<button type="button" className="main" id="take">
								{t.take}
							</button>
						</p>
						<p className="of" data-in="lots">
							{t.lot} <b id="lot" />. {t.already} <b id="people" /> {t.lots}
						</p>
						<p className="of" data-in="waiting">
							{t.of} <b id="of" /> {t.people} <b id="minutes" /> {t.minutes}
						</p>
						<p data-in="waiting" className="held">
							<span data-held="">{t.held}</span>
						</p>
						<p data-in="admitted">
							<a className="main" id="choose" href={sale}>
								{t.choose}
							</a>
						</p>
						<p data-in="sold-out">{t.soldOut}</p>
						<p data-in="off">{t.off}</p>
						<p data-in="sold-out off">
							<a className="main" href={sale}>
								{t.toSale}
							</a>
						</p>
						<p role="alert" id="fault" />
						<svg id="wave" className="ombak" viewBox="0 0 1000 170" aria-hidden="true">
							<g id="me" className="me">
								<path d="M0 1v-50h56l-14 14 14 14H6v22z" />
								<circle cy="13" r="14" />
							</g>
							<text x="986" y="160">
								{t.door}
							</text>
						</svg>
						<p data-in="lots waiting">
							<span className="ya">
								<i />
								{t.updates}
							</span>
						</p>
						<p className="putus">{t.failing}</p>
					</section>
					<section className="first" data-in="guest outside waiting admitted sold-out">
						<h2>{t.next}</h2>
						<ol>
							{splitSteps(t.steps(room.minutesToBuy)).map(([what, more], step) => (
								// Whose turn it is has the first behind them.
								<li key={what} data-in={step === 0 ? "guest outside waiting sold-out" : undefined}>
									<b>{what}</b> {more}
								</li>
							))}
						</ol>
					</section>
					<section className="first" data-in="lots">
						<h2>{t.group}</h2>
						<p>{t.groupText}</p>
						<p>
							<code id="code" />
						</p>
						<p>
							<span id="size" /> {t.groupSize}{" "}
							<button type="button" id="copy" data-done={t.copied}>
								{t.copy}
							</button>
						</p>
						<form id="group">
							<label htmlFor="friend">{t.groupCode}</label>
							<input id="friend" required maxLength={20} autoComplete="off" spellCheck={false} />
							<button type="submit">{t.groupJoin}</button>
						</form>
					</section>
					<section data-in="guest outside lots waiting admitted sold-out">
						<h2>{t.closed}</h2>
						<p>{t.closedText(room.minutesToBuy)}</p>
					</section>
					<section className="fair">
						<h2>{t.fair}</h2>
						<p>{t.fairText(opening)}</p>
						<p className="bibit">
							{t.hash} <code>{room.seedHash}</code>
						</p>
						<p className="bibit" data-drawn="">
							{t.seed} <code id="seed">{room.seed}</code>
						</p>
						<a href={`/antrean/cek?laga=${event.slug}`}>{t.check}</a>
					</section>
					<footer>
						<button type="button" id="leave" data-in="lots waiting admitted">
							{t.leave}
						</button>
						<span data-in="waiting admitted">
							{t.left} <span id="left" /> {t.seats}
						</span>
					</footer>
				</main>
			</body>
		</html>
	);
}

const splitSteps = (text: string) => text.split("\n").map((step) => step.split("|"));

const drawing = { cap: 60, width: 0.3 };

/** Ten digits drawn once, so that the big figure needs no font. */
const Digits = () => (
	<svg className="vh" aria-hidden="true">
		<defs>
			{[..."0123456789"].map((digit) => (
				<symbol
					key={digit}
					id={`d${digit}`}
					viewBox={`0 -1 ${Math.round(measureLetters(digit, drawing))} 62`}
				>
					<path d={letterPath(digit, drawing)} />
				</symbol>
			))}
		</defs>
	</svg>
);
