import { useLoaderData } from "react-router";
import { inbox } from "../notifications/inbox-contract";
import { pathTo } from "../paths";
import type { AnswerOf } from "../platform/contract";
import { useTexts } from "../platform/language";
import { isListFailed } from "../platform/list-read";
import { pageRead } from "../platform/page-read";
import { Button } from "../ui/button";
import { MoreLink } from "../ui/more-link";
import { accountMeta } from "./account-meta";
import { FailedAccount, LoadingAccount } from "./account-states";
import { EmptyPage } from "./empty-page";
import { InboxRow } from "./inbox-row";
import { inboxTexts } from "./inbox-texts";
import { inMembersBrowser } from "./member-read";
import { useInbox } from "./use-inbox";
import "./inbox.css";

export const meta = accountMeta("profile-inbox");
export const clientLoader = inMembersBrowser(pageRead((call) => call(inbox, {})));
export const HydrateFallback = LoadingAccount;

export default function InboxPage() {
	const answer = useLoaderData<typeof clientLoader>();
	return isListFailed(answer) ? <FailedAccount /> : <Messages initial={answer} />;
}

function Messages({ initial }: { initial: AnswerOf<typeof inbox> }) {
	const t = useTexts(inboxTexts);
	const { messages, next, unread, isLoading, read, readAll, loadOlder } = useInbox(initial);
	if (messages.length === 0)
		return (
			<EmptyPage
				title={t.none}
				text={t.noneText}
				action={{ to: pathTo("profile-notification"), label: t.choose }}
			/>
		);
	return (
		<section className="account-section">
			<div className="inbox-head">
				<p role="status">{t.unread(unread)}</p>
				{unread > 0 && (
					<Button variant="ghost" size="small" onClick={readAll}>
						{t.readAll}
					</Button>
				)}
			</div>
			<ul className="inbox">
				{messages.map((message) => (
					<InboxRow key={message.id} message={message} onOpen={() => read(message)} />
				))}
			</ul>
			{next && (
				<Button variant="ghost" loading={isLoading} onClick={() => void loadOlder()}>
					{t.older}
				</Button>
			)}
			<MoreLink tight to={pathTo("profile-notification")}>
				{t.choose}
			</MoreLink>
		</section>
	);
}
