import { useLoaderData } from "react-router";
import { inbox } from "../../../messages/inbox/inbox-contract";
import { pathTo } from "../../../paths";
import { pageRead } from "../../../platform/browser/page-read";
import type { AnswerOf } from "../../../platform/http/contract";
import { isListFailed } from "../../../platform/lists/list-read";
import { useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { MoreLink } from "../../../ui/navigation/more-link";
import { accountMeta } from "../account-meta";
import { FailedAccount, LoadingAccount } from "../account-states";
import { EmptyPage } from "../empty-page";
import { inMembersBrowser } from "../member-read";
import { InboxRow } from "./inbox-row";
import { inboxTexts } from "./inbox-texts";
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
			<div className="inbox-head row flow apart">
				<p role="status">{t.unread(unread)}</p>
				{unread > 0 && (
					<Button variant="ghost" size="small" onClick={readAll}>
						{t.readAll}
					</Button>
				)}
			</div>
			<ul className="inbox stack gap-3">
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
