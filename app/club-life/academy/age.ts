/** Whole years between two calendar days, "2014-04-20" and "2026-11-15". */
export function ageOn(birthDate: string, today: string): number {
	const [born, now] = [birthDate.split("-").map(Number), today.split("-").map(Number)];
	const [bornYear = 0, bornMonth = 0, bornDay = 0] = born;
	const [year = 0, month = 0, day = 0] = now;
	const hadBirthday = month > bornMonth || (month === bornMonth && day >= bornDay);
	return year - bornYear - (hadBirthday ? 0 : 1);
}
