import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { InvalidInput } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import type { QuietHours } from "./contract";
import { quietHours } from "./tables.server";

export async function findQuietHours(db: Db, memberId: string): Promise<QuietHours | null> {
	const [kept] = await db
		.select({ from: quietHours.startsAt, until: quietHours.endsAt, timeZone: quietHours.timeZone })
		.from(quietHours)
		.where(eq(quietHours.memberId, memberId));
	return kept ?? null;
}

/** Null removes them. */
export async function saveQuietHours({ db, who, language }: MemberContext, wanted: QuietHours | null) {
	if (!wanted) {
		await db.delete(quietHours).where(eq(quietHours.memberId, who.memberId));
		return;
	}
	if (wanted.from === wanted.until) throw new InvalidInput({ until: [localize(sameTime, language)] });
	if (!isTimeZone(wanted.timeZone)) throw new InvalidInput({ timeZone: [localize(unknownZone, language)] });
	const row = { startsAt: wanted.from, endsAt: wanted.until, timeZone: wanted.timeZone };
	await db
		.insert(quietHours)
		.values({ memberId: who.memberId, ...row })
		.onConflictDoUpdate({ target: quietHours.memberId, set: row });
}

/** When the current quiet hours end; null outside of them. By the database's clock, in the member's time zone. */
export async function findQuietEnd(db: Db, memberId: string): Promise<Date | null> {
	const kept = await findQuietHours(db, memberId);
	if (!kept) return null;
	const { rows } = await db.execute<{ minute: number; now: string }>(sql`
		select extract(hour from local)::int * 60 + extract(minute from local)::int as minute, now()::text as now
		from (select now() at time zone ${kept.timeZone} as local) clock`);
	const { minute, now } = rows[0]!;
	const left = minutesLeft(kept, minute);
	return left === 0 ? null : new Date(Date.parse(now) + left * 60_000);
}

const day = 24 * 60;

/** Minutes until the quiet hours end, or 0. Across midnight, the start is after the end. */
export function minutesLeft({ from, until }: Pick<QuietHours, "from" | "until">, minute: number): number {
	const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until;
	return isQuiet ? (until - minute + day) % day : 0;
}

function isTimeZone(name: string) {
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return /^[A-Za-z]+(\/[A-Za-z0-9_+-]+){0,2}$/.test(name);
	} catch {
		return false;
	}
}

const sameTime = { id: "Pilih waktu selesai yang lain.", en: "Choose a different end time." };
const unknownZone = { id: "Zona waktu ini tidak dikenal.", en: "Unknown time zone." };
