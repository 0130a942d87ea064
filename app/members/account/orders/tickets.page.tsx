import { useEffect, useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { pathTo } from "../../../paths";
import { pageRead } from "../../../platform/browser/page-read";
import { isListFailed } from "../../../platform/lists/list-read";
import { useTexts } from "../../../platform/words/language";
import { myAllocations } from "../../../tickets/allocations/contract";
import { InvitationCard } from "../../../tickets/allocations/invitation-card";
import { MyAllocations } from "../../../tickets/allocations/my-allocations";
import { ChangedTickets } from "../../../tickets/changes/changed-tickets";
import { myChangedTickets } from "../../../tickets/changes/contract";
import { listCachedTickets, refreshCached } from "../../../tickets/issued/cached-tickets";
import { TicketList, TicketStubs } from "../../../tickets/issued/cards/ticket-list";
import { type EventTickets, passList } from "../../../tickets/issued/contract";
import { passTexts } from "../../../tickets/issued/texts";
import { offeredTickets } from "../../../tickets/issued/transfers/contract";
import { OfferedList } from "../../../tickets/issued/transfers/offered-list";
import { Note } from "../../../ui/feedback/note";
import { useSession } from "../../sessions/session";
import { accountMeta } from "../account-meta";
import { FailedAccount, LoadingAccount } from "../account-states";
import { EmptyPage } from "../empty-page";
import { inMembersBrowser } from "../member-read";
import { accountTexts } from "../texts";

export const meta = accountMeta("profile-all-tickets");
export const clientLoader = inMembersBrowser(
	pageRead(async (call, { query }) => {
		// From the link in a mailed or texted offer.
		const token = query.get("token")?.slice(0, 100) || undefined;
		const [upcoming, past, offered, changed, coordinated] = await Promise.all([
			call(passList, { when: "upcoming" }),
			call(passList, { when: "past" }),
			call(offeredTickets, { token }),
			call(myChangedTickets, {}),
			call(myAllocations, {}),
		]);
		// From the link of a supporter group's coordinator.
		const invite = query.get("invite")?.slice(0, 100) || undefined;
		return {
			upcoming,
			past,
			offered,
			changes: changed.tickets,
			allocations: coordinated.allocations,
			token,
			invite,
		};
	}),
);
export const HydrateFallback = LoadingAccount;

export default function TicketsPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const t = useTexts(accountTexts);
	const p = useTexts(passTexts);
	const { revalidate } = useRevalidator();
	const { user } = useSession();
	useEffect(() => {
		if (isListFailed(answer)) return;
		// Whoever has the link can accept, so it must not stay in the address bar.
		if (answer.token || answer.invite)
			window.history.replaceState(window.history.state, "", window.location.pathname);
		if (user) void refreshCached(answer.upcoming.events, user.id);
	}, [answer, user]);
	// Reloading the data finds the address without it.
	const [invite] = useState(isListFailed(answer) ? undefined : answer.invite);
	if (isListFailed(answer)) return <KeptTickets />;
	const { upcoming, past, offered, changes, allocations, token } = answer;
	const readAgain = () => void revalidate();
	const offers = (
		<>
			<div id="changes">
				<ChangedTickets changes={changes} onAnswered={readAgain} />
			</div>
			{invite && <InvitationCard token={invite} onTaken={readAgain} />}
			<MyAllocations allocations={allocations} onChanged={readAgain} />
			<OfferedList offered={offered} token={token} onChanged={readAgain} />
		</>
	);
	// Whoever opened a link came for what it offers; everybody else for a ticket.
	const isByLink = Boolean(token || invite);
	if (upcoming.events.length + past.events.length === 0)
		return (
			<>
				{offers}
				<EmptyPage
					title={t.noTickets}
					text={t.noTicketsText}
					action={{ to: pathTo("Tickets"), label: t.findMatch }}
				/>
			</>
		);
	return (
		<div className="account-section">
			{isByLink && offers}
			{!isByLink && changes.length > 0 && (
				<Note tone="warn">
					{t.changed(changes.length)}{" "}
					<a className="link" href="#changes">
						{t.seeChanged}
					</a>
				</Note>
			)}
			<TicketList title={p.upcoming} when="upcoming" first={upcoming} />
			{!isByLink && offers}
			<TicketList title={p.past} when="past" first={past} />
		</div>
	);
}

/** Offline: the tickets opened on this device before. */
function KeptTickets() {
	const t = useTexts(passTexts);
	const { user } = useSession();
	const [kept, setKept] = useState<EventTickets[]>([]);
	useEffect(() => {
		if (user) void listCachedTickets(user.id).then(setKept);
	}, [user]);
	if (kept.length === 0) return <FailedAccount />;
	return (
		<div className="account-section pass-list stack gap-4">
			<Note tone="warn">{t.offline}</Note>
			<TicketStubs groups={kept} />
		</div>
	);
}
