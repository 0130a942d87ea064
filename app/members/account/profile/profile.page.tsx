import { useLoaderData } from "react-router";
import { fixtureTitle } from "../../../matches/fixtures/say-fixture";
import { type DueOrder, dueOrders } from "../../../orders/contract";
import { pathTo } from "../../../paths";
import { pageRead } from "../../../platform/browser/page-read";
import { isListFailed } from "../../../platform/lists/list-read";
import { useSectionLabel } from "../../../platform/lists/section-label";
import { useTexts } from "../../../platform/words/language";
import { formatPhone } from "../../../platform/words/phone-number";
import { ToRate } from "../../../store/ratings/to-rate";
import { myChangedTickets } from "../../../tickets/changes/contract";
import { TicketStubs } from "../../../tickets/issued/cards/ticket-list";
import { type EventTickets, passList } from "../../../tickets/issued/contract";
import { offeredTickets } from "../../../tickets/issued/transfers/contract";
import { ButtonLink } from "../../../ui/button";
import { Badge } from "../../../ui/feedback/badge";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { MoreLink } from "../../../ui/navigation/more-link";
import { MemberPass } from "../../profile/member-pass";
import { profile } from "../../profile/profile-contract";
import { useSession } from "../../sessions/session";
import type { SessionUser } from "../../sessions/session-contract";
import { accountMeta } from "../account-meta";
import { AccountScreen } from "../account-screen";
import { FailedAccount, LoadingAccount } from "../account-states";
import { type MyOrder, myOrders } from "../contract";
import { LogOutButton } from "../log-out-button";
import { inMembersBrowser } from "../member-read";
import { itemTexts } from "../orders/item-texts";
import { OrderList } from "../orders/order-list";
import { accountTexts } from "../texts";
import { AccountList } from "./account-list";
import { AccountNotes } from "./account-notes";
import "./profile.css";

export const meta = accountMeta("profile");
export const clientLoader = inMembersBrowser(
	pageRead(async (call) => {
		const [own, { events }, { orders, counts }, { orders: due }, changed, { offers }] = await Promise.all([
			call(profile, {}),
			call(passList, {}),
			call(myOrders, {}),
			call(dueOrders, {}),
			call(myChangedTickets, {}),
			call(offeredTickets, {}),
		]);
		return {
			...own,
			due,
			events,
			orders: withoutDue(orders),
			onTheWay: counts.on_the_way,
			changed: changed.tickets.filter(({ choice }) => choice === null).length,
			offers: offers.map(({ from, event }) => ({ from, title: fixtureTitle(event) })),
		};
	}),
);

const mostOrders = 4;

/** Orders that are due are already listed above. */
const withoutDue = (orders: readonly MyOrder[]) =>
	orders.filter(({ state }) => state !== "awaiting_payment").slice(0, mostOrders);

export function HydrateFallback() {
	return (
		<AccountScreen>
			<LoadingAccount />
		</AccountScreen>
	);
}

export default function ProfilePage() {
	const answer = useLoaderData<typeof clientLoader>();
	const { user } = useSession();
	return (
		<AccountScreen>
			{isListFailed(answer) ? (
				<FailedAccount />
			) : user ? (
				<div className="profile-columns stack">
					<Latest {...answer} />
					<aside className="profile-aside">
						<Person user={user} isCardVisible={answer.card_visible} />
					</aside>
				</div>
			) : (
				<LoadingAccount />
			)}
		</AccountScreen>
	);
}

type LatestProps = {
	due: readonly DueOrder[];
	events: readonly EventTickets[];
	changed: number;
	offers: readonly { from: string; title: string }[];
	orders: readonly MyOrder[];
	onTheWay: number;
};

/** The next match first, with its code one press away; then what waits for an answer. */
function Latest({ due, events, changed, offers, orders, onTheWay }: LatestProps) {
	const t = useTexts(accountTexts);
	const texts = useTexts(itemTexts);
	const tickets = events.reduce((sum, { passes }) => sum + passes.length, 0);
	return (
		<div className="profile-latest">
			<section className="account-section profile-tickets pass-list stack gap-4">
				<h2 className="display display-2">{t.tickets}</h2>
				{tickets === 0 ? (
					<EmptyState
						title={t.noTickets}
						text={t.noTicketsText}
						action={{ to: pathTo("Tickets"), label: t.findMatch }}
					/>
				) : (
					<>
						<TicketStubs groups={events.slice(0, 1)} />
						<MoreLink tight to={pathTo("profile-all-tickets")}>
							{texts.allTickets}
						</MoreLink>
					</>
				)}
			</section>
			<AccountNotes due={due} changed={changed} offers={offers} />
			<AccountList tickets={tickets} onTheWay={onTheWay} />
			<ToRate />
			<section className="account-section profile-items">
				<h2 className="display display-2">{t.items}</h2>
				{orders.length === 0 ? (
					<EmptyState
						title={t.noItems}
						text={t.noItemsText}
						action={{ to: pathTo("store-list"), label: t.toStore }}
					/>
				) : (
					<>
						<OrderList orders={orders} />
						<MoreLink tight to={pathTo("profile-all-items")}>
							{texts.allItems}
						</MoreLink>
					</>
				)}
			</section>
		</div>
	);
}

function Person({ user, isCardVisible }: { user: SessionUser; isCardVisible: boolean }) {
	const t = useTexts(accountTexts);
	const label = useSectionLabel();
	const { favourite_division: favourite } = user;
	return (
		<>
			<section className="account-section">
				<h2 className="visually-hidden">{t.card}</h2>
				<MemberPass name={user.name} since={user.member_since} division={favourite} />
				{isCardVisible ? (
					<MoreLink tight to={pathTo("Member", { id: user.id })}>
						{t.publicCard}
					</MoreLink>
				) : (
					<p className="small muted">{t.hiddenCard}</p>
				)}
			</section>
			<dl className="profile-facts">
				<div>
					<dt className="small muted">{t.email}</dt>
					<dd className="row flow">
						{user.email}
						<Badge tone={user.email_verified ? "ok" : "warn"}>
							{user.email_verified ? t.verified : t.unverified}
						</Badge>
					</dd>
				</div>
				<div>
					<dt className="small muted">{t.phone}</dt>
					<dd className="tabular row flow">
						{formatPhone(user.phone)}
						<Badge tone={user.phone_verified ? "ok" : "warn"}>
							{user.phone_verified ? t.verified : t.unverified}
						</Badge>
					</dd>
				</div>
				<div>
					<dt className="small muted">{t.favourite}</dt>
					<dd className="row flow">{favourite ? label(favourite) : t.noFavourite}</dd>
				</div>
			</dl>
			<div className="button-row flow gap-3">
				<ButtonLink size="small" to={pathTo("profile-edit")}>
					{t.edit}
				</ButtonLink>
				<LogOutButton />
			</div>
		</>
	);
}
