import { renderToStaticMarkup } from "react-dom/server";
import { club } from "../../../club/profile";
import type { Theme } from "../../platform/browser/theme";
import { formatDateTime } from "../../platform/words/dates";
import { type Language, textsIn } from "../../platform/words/language";
import { Crest } from "../../ui/art/marks/crest";
import type { OutboxMessage } from "./outbox.server";
import { outboxTexts } from "./outbox-texts";

type OutboxPageProps = {
	messages: OutboxMessage[];
	/** The open message; null if it no longer exists. */
	open: OutboxMessage | null;
	/** On a phone the open message replaces the list. */
	isReading: boolean;
	language: Language;
	theme: Theme;
};

/** Needs no script: every message has its own URL. */
export const outboxPage = (props: OutboxPageProps) =>
	`<!doctype html>${renderToStaticMarkup(<OutboxPage {...props} />)}`;

function OutboxPage({ messages, open, isReading, language, theme }: OutboxPageProps) {
	const t = textsIn(outboxTexts, language);
	return (
		<html lang={language} data-theme={theme === "system" ? undefined : theme}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex" />
				<title>{`${t.title} · ${club.name}`}</title>
				<link rel="icon" href="/icon.svg" type="image/svg+xml" />
				<link rel="stylesheet" href="/outbox.css" />
			</head>
			<body>
				<header className="outbox-head on-brand">
					<a href="/" aria-label={t.site}>
						<Crest size={52} variant="foam" />
					</a>
					<div>
						<h1 className="display display-2">{t.title}</h1>
						<p>{t.lead}</p>
					</div>
					<nav className="outbox-links">
						<a href="/outbox">{t.reload}</a>
						<a href="/">{t.site}</a>
					</nav>
				</header>
				<main className={isReading ? "outbox outbox-reading" : "outbox"}>
					{messages.length === 0 ? (
						<div className="outbox-empty">
							<h2 className="display display-1">{t.empty}</h2>
							<p>{t.emptyHint}</p>
						</div>
					) : (
						<>
							<nav className="outbox-list" aria-label={t.list}>
								<ul>
									{messages.map((message) => (
										<MessageLine
											key={message.id}
											message={message}
											isOpen={message.id === open?.id}
											language={language}
										/>
									))}
								</ul>
							</nav>
							{open ? <OpenMessage message={open} language={language} /> : <p>{t.gone}</p>}
						</>
					)}
				</main>
			</body>
		</html>
	);
}

type LineProps = { message: OutboxMessage; isOpen: boolean; language: Language };

function MessageLine({ message, isOpen, language }: LineProps) {
	const t = textsIn(outboxTexts, language);
	return (
		<li>
			<a href={`/outbox/${message.id}`} aria-current={isOpen ? "true" : undefined}>
				<span className="outbox-kind">{t[message.kind]}</span>
				<b>{message.subject ?? message.text}</b>
				<span>{message.to}</span>
				<time dateTime={message.createdAt.toISOString()}>
					{formatDateTime(message.createdAt, "short", language, club.timeZone)}
					{!message.sentAt && `, ${t.waiting}`}
				</time>
			</a>
		</li>
	);
}

function OpenMessage({ message, language }: { message: OutboxMessage; language: Language }) {
	const t = textsIn(outboxTexts, language);
	return (
		<article className="outbox-message">
			<a className="outbox-back" href="/outbox">
				{t.list}
			</a>
			<h2 className="display display-1">{message.subject ?? t.text}</h2>
			<p>
				{t.to} {message.to}
			</p>
			{message.html ? (
				<>
					<iframe
						title={t.mailFrame(message.subject ?? "")}
						src={`/outbox/${message.id}/mail`}
						sandbox="allow-popups allow-popups-to-escape-sandbox"
					/>
					<details>
						<summary>{t.asText}</summary>
						<pre>{message.text}</pre>
					</details>
				</>
			) : (
				<p className="outbox-text">{message.text}</p>
			)}
		</article>
	);
}
