import { useCallback, useEffect, useState } from "react";
import {
	type InboxMessage,
	inbox,
	readAllMessages,
	readMessage,
} from "../../../messages/inbox/inbox-contract";
import { showUnreadCount, useUnreadCount } from "../../../messages/inbox/unread-count";
import { useSubmit } from "../../../platform/browser/use-submit";
import { callApi } from "../../../platform/http/call-api";
import type { AnswerOf } from "../../../platform/http/contract";

type Page = AnswerOf<typeof inbox>;

/** The inbox while it is open: new messages appear when the badge counts them, and reading one lowers the badge. */
export function useInbox(initial: Page) {
	const [{ messages, next, unread }, setPage] = useState(initial);
	const counted = useUnreadCount();

	useEffect(() => {
		setPage(initial);
		showUnreadCount(initial.unread);
	}, [initial]);

	const refresh = useCallback(async () => {
		const newest = await callApi(inbox, {});
		setPage((page) => ({ ...page, messages: withNewer(page.messages, newest), unread: newest.unread }));
		showUnreadCount(newest.unread);
	}, []);
	// Another tab, a push or the regular check reports a different count than this list.
	useEffect(() => {
		if (counted !== unread) void refresh().catch(() => {});
	}, [counted, unread, refresh]);

	const showRead = (isRead: (message: InboxMessage) => boolean, left: number) => {
		setPage((page) => ({
			...page,
			unread: left,
			messages: page.messages.map((message) => (isRead(message) ? { ...message, isRead: true } : message)),
		}));
		showUnreadCount(left);
	};
	const { submit: loadOlder, isBusy: isLoading } = useSubmit(async () => {
		if (!next) return;
		const older = await callApi(inbox, { before: next });
		setPage((page) => ({ ...page, messages: [...page.messages, ...older.messages], next: older.next }));
	});
	return {
		messages,
		next,
		unread,
		isLoading,
		read({ id, isRead }: InboxMessage) {
			if (isRead) return;
			showRead((message) => message.id === id, Math.max(0, unread - 1));
			void callApi(readMessage, { id }).catch(() => {});
		},
		readAll() {
			const until = messages[0]?.id;
			if (!until) return;
			showRead(() => true, 0);
			callApi(readAllMessages, { until }).then(
				(answer) => showUnreadCount(answer.unread),
				() => void refresh().catch(() => {}),
			);
		},
		loadOlder,
	};
}

/** The newest page, then the older messages that were already shown. */
function withNewer(shown: InboxMessage[], { messages }: Page): InboxMessage[] {
	const oldest = messages.at(-1)?.id;
	return [...messages, ...shown.filter(({ id }) => oldest !== undefined && id < oldest)];
}
