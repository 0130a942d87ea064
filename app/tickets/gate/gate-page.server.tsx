import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import reader from "zxing-wasm/reader/zxing_reader.wasm?url";
import { club } from "../../../club/profile";
import type { Theme } from "../../platform/browser/theme";
import { type Language, textsIn } from "../../platform/words/language";
import { letterPath, measureLetters } from "../../ui/art/marks/letters";
import { faceOf, scanVerdicts } from "./scan-verdicts";
import scanner from "./scanner/scanner.ts?worker&url";
import { gateTexts } from "./texts";

type PageProps = { language: Language; theme: Theme };

/** A page of its own, not a screen of the app: it must open without a network, and nothing else needs its scanner. */
export const gatePage = (props: PageProps) => document(props, <GatePage {...props} />, true);

/** For a guest, and for members who don't work at a gate. */
export const noGatePage = ({ isGuest, ...props }: PageProps & { isGuest: boolean }) => {
	const t = textsIn(gateTexts, props.language);
	return document(
		props,
		<main className="gb-setup">
			<h1 className="display display-3">{isGuest ? t.title : "404"}</h1>
			<p>{isGuest ? t.logIn : t.missing}</p>
			<a className="gb-main" href={isGuest ? "/login" : "/"}>
				{isGuest ? t.toLogIn : t.home}
			</a>
		</main>,
		false,
	);
};

function document({ language, theme }: PageProps, content: ReactNode, hasScanner: boolean) {
	const t = textsIn(gateTexts, language);
	return `<!doctype html>${renderToStaticMarkup(
		<html lang={language} data-theme={theme === "system" ? undefined : theme}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
				<meta name="robots" content="noindex" />
				<meta name="theme-color" content="#061824" />
				<title>{`${t.title} · ${club.name}`}</title>
				<link rel="icon" href="/icon.svg" type="image/svg+xml" />
				<link rel="manifest" href="/gate.webmanifest" />
				<link rel="stylesheet" href="/gate.css" />
				{hasScanner && <script type="module" src={scanner} />}
			</head>
			<body data-screen={hasScanner ? "loading" : undefined} data-reader={reader}>
				{content}
			</body>
		</html>,
	)}`;
}

function GatePage({ language }: PageProps) {
	const t = textsIn(gateTexts, language);
	const said = Object.fromEntries(
		Object.entries(t.said).map(([name, text]) => [`data-${kebab(name)}`, text]),
	);
	return (
		<>
			<div id="texts" hidden {...said} />
			<main className="gb-setup" data-screen="setup">
				<h1 className="display display-3">{t.setup}</h1>
				<p>{t.setupText}</p>
				<label htmlFor="event">{t.event}</label>
				<select id="event" />
				<label htmlFor="gate">{t.gateLabel}</label>
				<select id="gate" />
				<p role="alert" id="setup-fault" />
				<p role="status" id="setup-unsent" />
				<button type="button" className="gb-main" id="open">
					{t.open}
				</button>
			</main>
			<main className="gb" data-screen="gate">
				<div className="gb-cam">
					<video id="video" muted playsInline />
					<div className="bidik" aria-hidden="true">
						<i />
						<i />
						<i />
						<i />
						<b />
					</div>
					<header>
						<button type="button" className="ib" id="close" aria-label={t.close}>
							<Icon path="M5 5l14 14M19 5L5 19" />
						</button>
						<h1>
							<b id="gate-name" />
							<span id="event-name" />
						</h1>
						<button type="button" className="ib" id="torch" aria-label={t.torch} aria-pressed="false" hidden>
							<Icon path="M8 3h8l-1 6v12H9V9zM8 6h8M12 12v3" />
						</button>
					</header>
					<p className="gb-hint" id="hint" role="status" />
					<div className="gb-foot">
						<div className="gb-act">
							<button
								type="button"
								className="gb-foam"
								id="type"
								aria-expanded="false"
								aria-controls="manual"
							>
								<Icon path="M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8" />
								{t.type}
							</button>
							<button type="button" className="gb-toggle" id="direction" aria-pressed="false">
								{t.direction}
							</button>
							<label className="ib" title={t.picture}>
								<span className="visually-hidden">{t.picture}</span>
								<input id="picture" type="file" accept="image/*" className="visually-hidden" />
								<Icon path="M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M15 9h.01" />
							</label>
							<button type="button" className="ib" id="sound" aria-label={t.sound} aria-pressed="true">
								<Icon path={note} />
							</button>
						</div>
						<form className="manual" id="manual" hidden>
							<label htmlFor="number">{t.numberLabel}</label>
							<div className="mk-in">
								<input
									id="number"
									autoCapitalize="characters"
									autoComplete="off"
									spellCheck={false}
									maxLength={20}
									required
								/>
								<button type="submit" className="gb-main">
									{t.check}
								</button>
							</div>
							<p>{t.numberHint}</p>
						</form>
					</div>
				</div>
				<aside className="gb-s" aria-label={t.recent}>
					<p className="gb-off" id="orders" role="status" hidden />
					<p className="gb-off" id="offline" role="status" hidden>
						<Icon path="M3 3l18 18M5 12.5a10 10 0 0 1 4-2.6M19 12.5a10 10 0 0 0-4-2.5M8.5 16a5 5 0 0 1 7 0M12 20h.01" />
						<span>
							<span id="offline-text" />{" "}
							<a id="log-in" href="/login" hidden>
								{t.toLogIn}
							</a>
						</span>
					</p>
					<p className="gb-off" id="clock" role="status" hidden />
					<dl className="hit">
						<div>
							<dt id="in-label" />
							<dd id="count-in">0</dd>
						</div>
						<div>
							<dt>{t.left}</dt>
							<dd id="count-left">0</dd>
						</div>
						<div>
							<dt>{t.perMinute}</dt>
							<dd id="count-minute">0</dd>
						</div>
						<div>
							<dt>{t.refused}</dt>
							<dd id="count-refused">0</dd>
						</div>
					</dl>
					<section id="conflicts" hidden>
						<h2>{t.conflicts}</h2>
						<ul id="conflict-list" className="gb-c" />
						<p id="conflicts-more" />
					</section>
					<h2>{t.recent}</h2>
					<ol className="gb-l" id="recent" />
					<p className="gb-f">
						<span id="foot" />{" "}
						<button type="button" id="refresh">
							{t.refresh}
						</button>
					</p>
				</aside>
			</main>
			{faces.map(({ face, shape, sign, bars }) => (
				<section key={face} id={`result-${face}`} className={`hasil h-${face}`} role="alert">
					<div className="h-top">
						<span className="h-at" />
						<span className="nada">
							<Icon path={note} />
							<svg viewBox="0 0 63 24" aria-hidden="true">
								{bars.map(([x, height]) => (
									<rect key={x} x={x} y={24 - height!} width="6" height={height} />
								))}
							</svg>
							<span>{t.sounds[face]}</span>
						</span>
					</div>
					<svg className="bentuk" viewBox="0 0 200 200" aria-hidden="true">
						{shape}
						<path className="g" d={sign} />
					</svg>
					{scanVerdicts
						.filter((verdict) => faceOf[verdict] === face)
						.map((verdict) => (
							<div key={verdict} className="h-w" data-word={verdict}>
								<h2 className="visually-hidden">{t.words[verdict]}</h2>
								{wordsOf(t.words[verdict]).map((word) => (
									<Word key={word} word={word} />
								))}
							</div>
						))}
					<p className="h-m" />
					<p className="h-n" />
					<button
						type="button"
						className="h-b"
						data-next={t.next[face]}
						data-typed={face === "forged" ? t.retype : undefined}
					>
						{t.next[face]}
					</button>
				</section>
			))}
		</>
	);
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Colour, word, shape and sound tell the six answers apart, each on its own. */
const faces = [
	{
		face: "in",
		shape: <circle cx="100" cy="100" r="92" />,
		sign: "M54 104l32 32 62-68",
		bars: [
			[0, 8],
			[9, 14],
			[18, 20],
			[27, 24],
		],
	},
	{
		face: "used",
		shape: <path d="M100 10L194 178H6Z" />,
		sign: "M100 70v52M100 148v2",
		bars: [
			[0, 14],
			[9, 14],
			[27, 14],
			[36, 14],
		],
	},
	{
		face: "void",
		shape: <path d="M60 8h80l52 52v80l-52 52H60L8 140V60Z" />,
		sign: "M64 64l72 72M136 64l-72 72",
		bars: [
			[0, 24],
			[18, 16],
			[36, 8],
		],
	},
	{
		face: "held",
		shape: <path d="M30 8h140v184H30Z" />,
		sign: "M76 58v84M124 58v84",
		bars: [
			[0, 12],
			[9, 12],
			[18, 12],
			[36, 12],
			[45, 12],
			[54, 12],
		],
	},
	{
		face: "other",
		shape: <path d="M100 4l96 96-96 96L4 100Z" />,
		sign: "M58 100h78M108 70l30 30-30 30",
		bars: [
			[0, 8],
			[9, 24],
			[27, 8],
			[36, 24],
		],
	},
	{
		face: "forged",
		shape: <path d="M8 8h184v184H8Z" />,
		sign: "M48 78c20-20 34-20 52 0s32 20 52 0M48 126c20-20 34-20 52 0s32 20 52 0M150 40L50 164",
		bars: [
			[0, 6],
			[9, 6],
			[18, 6],
			[27, 6],
			[36, 6],
			[45, 6],
			[54, 6],
		],
	},
] as const;

/** One line each, as wide as the screen: "BUKAN", "LAGA INI". */
function wordsOf(text: string): string[] {
	const [first, ...rest] = text.split(" ");
	return rest.length ? [first!, rest.join(" ")] : [text];
}

const lettering = { cap: 100, width: 0.3 };
const Word = ({ word }: { word: string }) => (
	<svg
		className="kata"
		aria-hidden="true"
		viewBox={`-2 -2 ${Math.round(measureLetters(word, lettering)) + 4} 104`}
	>
		<path d={letterPath(word, lettering)} fill="currentColor" />
	</svg>
);

const note = "M9 18V5l10-2v13M9 18a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM19 16a3 3 0 1 1-6 0a3 3 0 0 1 6 0z";

const Icon = ({ path }: { path: string }) => (
	<svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
		<path d={path} />
	</svg>
);
