import { findPlayers } from "../../people/players/player-summaries.server";
import { type DivisionKey, divisionKeys } from "../../platform/club-profile";
import { type Binding, bind, type MemberContext } from "../../platform/http/bind.server";
import { refuse } from "../../platform/http/refusal";
import { sectionLabel } from "../../platform/lists/section-label";
import { calendarPath } from "./calendar-path";
import {
	type Following,
	follow,
	followList,
	followRefusals,
	isFollowing,
	renewCalendar,
	unfollow,
} from "./contract";
import {
	dropFollow,
	type Followed,
	findCalendarToken,
	hasFollow,
	listFollows,
	renewCalendarToken,
	saveFollow,
} from "./follows.server";

export const followsApi: Binding[] = [
	bind(followList, describeFollows),
	bind(isFollowing, async ({ db, who }, followed) => ({
		following: await hasFollow(db, who.memberId, followed),
	})),
	bind(follow, async (context, followed) => {
		if ((await nameFollows(context, [followed])).length === 0) throw refuse(followRefusals, "follow.unknown");
		await saveFollow(context.db, context.who.memberId, followed);
		return { following: true };
	}),
	bind(unfollow, async ({ db, who }, followed) => {
		await dropFollow(db, who.memberId, followed);
		return { following: false };
	}),
	bind(renewCalendar, async (context) => {
		await renewCalendarToken(context.db, context.who.memberId);
		return describeFollows(context);
	}),
];

async function describeFollows(context: MemberContext): Promise<Following> {
	const { db, who, settings } = context;
	const token = await findCalendarToken(db, who.memberId);
	return {
		follows: await nameFollows(context, await listFollows(db, who.memberId)),
		calendar: `${settings.publicUrl}${calendarPath(token)}`,
	};
}

/** A player who has left the club is left out. */
async function nameFollows({ db, language }: MemberContext, followed: Followed[]) {
	const slugs = followed.filter(({ kind }) => kind === "player").map(({ target }) => target);
	const players = await findPlayers(db, language, slugs);
	return followed.flatMap(({ kind, target }) => {
		const name =
			kind === "player"
				? players.find(({ slug }) => slug === target)?.name
				: divisionKeys.includes(target as DivisionKey) && sectionLabel(target as DivisionKey, language);
		return name ? [{ kind, target, name }] : [];
	});
}
