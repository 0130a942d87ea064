import type { TrainingSession } from "../../../app/club-life/academy/timetable";
import type { DivisionKey } from "../../../app/platform/club-profile";
import type { HairTone, PlayerLook, SkinTone } from "../../../app/ui/art/picture-ref";

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
	coaches: {
		slug: string;
		name: string;
		portrait: { look: PlayerLook; skin: SkinTone; hair: HairTone };
		role: Bilingual;
		biography: Bilingual;
		sinceYear: number;
	}[];
};
