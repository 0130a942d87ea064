import type { CompositionName } from "../../../app/ui/art/picture-ref";
import type { StoryPart } from "../story-markup";

type Bilingual = { id: string; en: string };

export type DemoProgramme = {
	slug: string;
	title: Bilingual;
	summary: Bilingual;
	unit: Bilingual;
	place: string;
	goal: number;
	reached: number;
	startedDaysAgo: number;
	composition: CompositionName;
	story: StoryPart[];
	storyEn?: StoryPart[];
	reports: {
		daysAgo: number;
		title: Bilingual;
		text: Bilingual;
		figures: { label: Bilingual; value: string | Bilingual }[];
	}[];
};
