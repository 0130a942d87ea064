import type { TrainingSession } from "../../../app/academy/timetable";
import type { DivisionKey } from "../../../app/platform/club-profile";

type Bilingual = { id: string; en: string };

export type DemoAcademy = {
	category: DivisionKey;
	programmes: {
		slug: string;
		name: Bilingual;
		summary: Bilingual;
		minAge: number;
		maxAge: number;
		timetable: TrainingSession[];
		monthlyFee: number;
		place: string;
	}[];
	coaches: { slug: string; name: string; role: Bilingual; biography: Bilingual; sinceYear: number }[];
};
