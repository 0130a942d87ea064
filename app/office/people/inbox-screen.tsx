import { Link } from "react-router";
import { club } from "../../../club/profile";
import { contactInbox, noteHandled } from "../../contact/inbox-contract";
import { topicLabels } from "../../contact/topics";
import type { AnswerOf } from "../../platform/contract";
import { formatDateTime } from "../../platform/dates";
import { localize, textsIn, useLanguage, useTexts } from "../../platform/language";
import { showSuccess } from "../../platform/toast";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { useChange, useRead } from "../read";
import { officeTexts } from "../texts";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { Tabs } from "../ui/tabs";
import { useAddress } from "../ui/use-address";
import { peopleTexts } from "./texts";
import "./people.css";

type Message = AnswerOf<typeof contactInbox>["messages"][number];

const folders = ["open", "done", "suspect"] as const;

export function InboxScreen() {
	const t = useTexts(peopleTexts);
	const { list } = useTexts(officeTexts);
	const { value, addressWith } = useAddress();
	const folder = folders.find((one) => one === value("folder")) ?? "open";
	const read = useRead(contactInbox, { folder, after: value("after") }, { keepsPrevious: true });
	return (
		<Screen title={t.inbox}>
			<Tabs
				label={t.foldersLabel}
				tabs={folders.map((one) => ({
					to: addressWith("folder", one === "open" ? undefined : one),
					label: t.folders[one],
					isCurrent: one === folder,
				}))}
			/>
			<ReadState of={read}>
				{({ messages, next }) => (
					<>
						{messages.length === 0 && <EmptyState title={t.noMessages} />}
						<ul className="office-stack">
							{messages.map((message) => (
								<MessageCard key={message.id} message={message} />
							))}
						</ul>
						<p className="office-more">
							{value("after") && <Link to={addressWith("after", undefined)}>{list.first}</Link>}
							{next && <Link to={addressWith("after", next)}>{list.next}</Link>}
						</p>
					</>
				)}
			</ReadState>
		</Screen>
	);
}

function MessageCard({ message }: { message: Message }) {
	const t = useTexts(peopleTexts);
	const language = useLanguage();
	const handled = useChange(noteHandled);
	const isHandled = message.handledAt !== null;
	return (
		<li className="office-panel">
			<header>
				<h2>{message.name}</h2>
				<Badge tone="line">{localize(topicLabels[message.topic], language)}</Badge>
				<small>{formatDateTime(message.at, "day", language, club.timeZone)}</small>
			</header>
			<p className="inbox-words" lang={message.language}>
				{message.message}
			</p>
			<p className="inbox-from">
				<a href={`mailto:${message.email}`}>{message.email}</a>
				{message.phone && <a href={`tel:${message.phone}`}>{message.phone}</a>}
			</p>
			<div className="button-row">
				<a className="button button-small" href={answerTo(message)}>
					<span className="button-label">{t.answer}</span>
				</a>
				<Button
					variant="ghost"
					size="small"
					loading={handled.isPending}
					onClick={() =>
						handled.mutate(
							{ id: message.id, isHandled: !isHandled },
							{ onSuccess: () => !isHandled && showSuccess(t.handledDone) },
						)
					}
				>
					{isHandled ? t.reopen : t.handled}
				</Button>
			</div>
		</li>
	);
}

/** Opens the mail program with greeting and quotation, in the writer's language. */
function answerTo({ name, email, topic, message, language }: Message) {
	const t = textsIn(peopleTexts, language);
	const quoted = message.replace(/^/gm, "> ");
	const query = new URLSearchParams({
		subject: t.subject(localize(topicLabels[topic], language)),
		body: `${t.greeting(name)}\n\n\n\n${quoted}`,
	});
	return `mailto:${encodeURIComponent(email)}?${String(query).replaceAll("+", "%20")}`;
}
