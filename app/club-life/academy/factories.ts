import type { AcademyCoachInsert, AcademyProgrammeInsert, TrialApplicationInsert } from "./tables.server";

export function buildAcademyProgramme(
	overrides: Partial<AcademyProgrammeInsert> = {},
): AcademyProgrammeInsert {
	const slug = overrides.slug ?? "kelas-u12";
	return {
		slug,
		category: "football",
		name: { id: "Kelas U-12", en: "Under-12 class" },
		summary: { id: "Bola di kaki sejak menit pertama.", en: "A ball at every foot from the first minute." },
		minAge: 10,
		maxAge: 12,
		timetable: [{ day: 2, start: "15.30", end: "17.00" }],
		monthlyFee: 350_000,
		place: "Lapangan dua",
		cover: { art: "cover", division: "academy", slug },
		position: 1,
		...overrides,
	};
}

export function buildAcademyCoach(overrides: Partial<AcademyCoachInsert> = {}): AcademyCoachInsert {
	const slug = overrides.slug ?? "wati-suryani";
	return {
		slug,
		category: "football",
		name: "Wati Suryani",
		role: { id: "Pelatih U-12", en: "Under-12 coach" },
		biography: { id: "Mengajar sejak lulus sekolah olahraga.", en: "Teaching since leaving sports school." },
		sinceYear: 2020,
		picture: { art: "avatar", slug },
		position: 1,
		...overrides,
	};
}

/** The programme must exist first: `programmeId` has no default that could be right. */
export const buildTrialApplication = (
	overrides: Partial<TrialApplicationInsert> & Pick<TrialApplicationInsert, "programmeId">,
): TrialApplicationInsert => ({
	category: "football",
	childName: "Bintang Ramadhan",
	birthDate: "2014-04-20",
	guardianName: "Siti Ramadhan",
	email: "siti@example.com",
	phone: "+6281234567890",
	note: "",
	consentAt: new Date("2026-01-15T09:00:00+07:00"),
	...overrides,
});
