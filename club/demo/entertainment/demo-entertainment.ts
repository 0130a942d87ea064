import type { EntertainmentKind } from "../../../app/club-life/entertainment/entertainment-item";
import type { CompositionName } from "../../../app/ui/art/picture-ref";
import type { DemoMoment } from "../demo-moment";
import type { StoryPart } from "../story-markup";

type Bilingual = { id: string; en: string };

export type DemoEntertainment = {
	slug: string;
	kind: EntertainmentKind;
	title: Bilingual;
	summary: Bilingual;
	/** A moment of its own, or one that follows another date of the demo. */
	starts: DemoMoment | ((now: Date) => Date);
	place?: string;
	durationMinutes?: number;
	composition: CompositionName;
	links: { label: Bilingual; url: string }[];
	body: StoryPart[];
	bodyEn?: StoryPart[];
};
