import { and } from "drizzle-orm";
import { club } from "../../../../club/profile";
import { isEventOneOf } from "../../../matches/events/event-conditions.server";
import { isAhead, listFixtures } from "../../../matches/fixtures/fixtures.server";
import { fixtureTitle } from "../../../matches/fixtures/say-fixture";
import { eventsWithTicket, myEvents } from "../../../members/account/following/my-events.server";
import { listFollows } from "../../../members/follows/follows.server";
import { findProfile } from "../../../members/profile/profiles.server";
import { listUnread } from "../../../messages/inbox/inbox.server";
import { listStoriesFor } from "../../../news/stories.server";
import { listDueOrders } from "../../../orders/payments/due-orders.server";
import { pathTo } from "../../../paths";
import type { DivisionKey } from "../../../platform/club-profile";
import type { MemberContext } from "../../../platform/http/bind.server";
import type { AnswerOf } from "../../../platform/http/contract";
import { formatDateTime } from "../../../platform/words/dates";
import { localize, textsIn } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { listWaitedFor } from "../../../store/wishes/stock-notices.server";
import type { forYou, Step } from "./contract";
import { forYouTexts } from "./texts";

const most = { messages: 2, sizes: 2, matches: 3, stories: 3 };

export async function readForYou(context: MemberContext): Promise<AnswerOf<typeof forYou>> {
	const { db, language, who } = context;
	const [steps, matches, followed, { favouriteDivision }] = await Promise.all([
		listSteps(context),
		listFixtures(db, language, {
			where: and(isEventOneOf(myEvents(who.memberId)), isAhead),
			order: "soonest",
			limit: most.matches,
		}),
		listFollows(db, who.memberId),
		findProfile(db, who.memberId),
	]);
	const targets = (kind: string) => followed.filter((one) => one.kind === kind).map(({ target }) => target);
	const houses = targets("division") as DivisionKey[];
	const stories = await listStoriesFor(
		db,
		language,
		{ houses: favouriteDivision ? [...houses, favouriteDivision] : houses, players: targets("player") },
		most.stories,
	);
	return { steps, matches, stories };
}

/** Most urgent first: payments, the next match, messages, awaited sizes. */
async function listSteps({ db, language, who: { memberId } }: MemberContext): Promise<Step[]> {
	const t = textsIn(forYouTexts, language);
	const [due, [next], messages, sizes] = await Promise.all([
		listDueOrders(db, memberId, language),
		listFixtures(db, language, {
			where: and(isEventOneOf(eventsWithTicket(memberId)), isAhead),
			order: "soonest",
			limit: 1,
			withoutOffers: true,
		}),
		listUnread(db, memberId, language, 10),
		listWaitedFor(db, memberId, most.sizes),
	]);
	// The payment step replaces the message about the same order.
	const news = messages.filter(({ path }) => !due.some(({ number }) => path.includes(number)));
	return [
		...due.map(({ number, title, total, payBy }) => ({
			kind: "pay" as const,
			id: number,
			title,
			text: t.pay(formatRupiah(total), formatDateTime(payBy, "short", language, club.timeZone)),
			path: `${pathTo("order-complete")}?order=${number}`,
		})),
		...(next
			? [
					{
						kind: "ticket" as const,
						id: next.slug,
						title: fixtureTitle(next),
						text: t.ticket(
							formatDateTime(next.startsAt, "short", language, next.venue.timeZone),
							next.venue.name,
						),
						path: pathTo("profile-all-tickets"),
					},
				]
			: []),
		...news.slice(0, most.messages).map(({ id, title, body, path }) => ({
			kind: "message" as const,
			id,
			title,
			text: body,
			path,
		})),
		...sizes.map(({ id, title, product, left }) => ({
			kind: "size" as const,
			id,
			title: localize(title, language),
			text: left > 0 ? t.backInStock : t.soldOut,
			path: pathTo("store-detail", { id: product }),
		})),
	];
}
