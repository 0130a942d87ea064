import { useEffect, useState } from "react";
import { useLoaderData } from "react-router";
import { useSession } from "../members/sessions/session";
import { type EventPasses, passList } from "../passes/contract";
import { listKeptPasses } from "../passes/kept-passes";
import { PassList, PassStubs } from "../passes/pass-list";
import { passTexts } from "../passes/texts";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { isListFailed } from "../platform/list-read";
import { pageRead } from "../platform/page-read";
import { Note } from "../ui/note";
import { accountMeta } from "./account-meta";
import { FailedAccount, LoadingAccount } from "./account-states";
import { EmptyPage } from "./empty-page";
import { inMembersBrowser } from "./member-read";
import { accountTexts } from "./texts";

export const meta = accountMeta("profile-all-tickets");
export const clientLoader = inMembersBrowser(
	pageRead(async (call) => {
		const [upcoming, past] = await Promise.all([
			call(passList, { when: "upcoming" }),
			call(passList, { when: "past" }),
		]);
		return { upcoming, past };
	}),
);
export const HydrateFallback = LoadingAccount;

export default function TicketsPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const t = useTexts(accountTexts);
	const p = useTexts(passTexts);
	if (isListFailed(answer)) return <KeptTickets />;
	const { upcoming, past } = answer;
	if (upcoming.total + past.total === 0)
		return (
			<EmptyPage
				title={t.noTickets}
				text={t.noTicketsText}
				action={{ to: pathTo("Tickets"), label: t.findMatch }}
			/>
		);
	return (
		<div className="account-section">
			<PassList title={p.upcoming} when="upcoming" first={upcoming} />
			<PassList title={p.past} when="past" first={past} />
		</div>
	);
}

/** Without a network: what was opened on this device before. */
function KeptTickets() {
	const t = useTexts(passTexts);
	const { user } = useSession();
	const [kept, setKept] = useState<EventPasses[]>([]);
	useEffect(() => {
		if (user) void listKeptPasses(user.id).then(setKept);
	}, [user]);
	if (kept.length === 0) return <FailedAccount />;
	return (
		<div className="account-section pass-list">
			<Note tone="warn">{t.offline}</Note>
			<PassStubs groups={kept} />
		</div>
	);
}
