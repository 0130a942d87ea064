import { sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import { ticketOrderOutcomes } from "../../orders/placing/ticket-order-outcomes.server";
import { statement } from "../../platform/data/statement.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { refuseSaying } from "../../platform/http/refusal";
import { formatTime } from "../../platform/words/dates";
import { lapseRefusals } from "../buying/order-contract";
import { lapsedHolds, ticketHolds } from "../tables.server";

/**
 * Whoever lets places lapse again and again waits before taking others: places that are held over and over are never
 * bought by anybody. A hold that runs out is a lapse, and so is an order that is not paid. A release by hand is not: the
 * places are free at once, and leaving the page or changing one's mind does it, too. Any order that lives ends the row,
 * and after a day a lapse is forgotten. Judged here, when places are wanted again. The caller has locked the member.
 */
export async function checkLapses({ db, who, settings }: MemberContext) {
	const { HOLD_LAPSES: most, HOLD_PAUSE: minutes } = settings;
	const [row] = await countLapses.run(db, { memberId: who.memberId, minutes });
	const { lapses, seconds } = row!;
	if (lapses < most || seconds <= 0) return;
	// Rounded up, as the minute that is named has to have come.
	const minute = 60_000;
	const until = Math.ceil((Date.now() + seconds * 1_000) / minute) * minute;
	const time = (language: "id" | "en") => formatTime(until, language, club.timeZone);
	throw refuseSaying(
		lapseRefusals,
		"tickets.holds_paused",
		{
			id: `Sudah ${lapses} kali tiket yang kamu ambil tidak jadi dibeli. Supaya yang lain kebagian, kamu bisa mengambil lagi pukul ${time("id")}.`,
			en: `Tickets you took have gone unbought ${lapses} times in a row. To give others a chance, you can take some again at ${time("en")}.`,
		},
		Math.ceil(seconds),
	);
}

/** How many in a row, and how long the last one still matters. Holds that have ended meanwhile become lapses here. */
const countLapses = statement<{ lapses: number; seconds: number }>(
	() => sql`
		with ended as (
			delete from ${ticketHolds} where member_id = ${sql.placeholder("memberId")} and ends_at <= now()
			returning id, member_id, ends_at
		),
		kept as (
			insert into ${lapsedHolds} (id, member_id, ended_at) select * from ended
		),
		forgotten as (
			delete from ${lapsedHolds}
			where member_id = ${sql.placeholder("memberId")} and ended_at <= now() - interval '1 day'
		),
		ordered as (${ticketOrderOutcomes(sql.placeholder("memberId"))}),
		lapse as (
			select ends_at as at from ended
			union all select ended_at from ${lapsedHolds} where member_id = ${sql.placeholder("memberId")}
			union all select pay_by from ordered where lapsed
		)
		select count(*)::int as lapses,
			coalesce(extract(epoch from max(at) - now()) + 60 * ${sql.placeholder("minutes")}::int, 0)::float8 as seconds
		from lapse
		where at > now() - interval '1 day'
			and at > coalesce((select max(created_at) from ordered where not lapsed), '-infinity')`,
);
