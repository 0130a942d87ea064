import type { ClubSection } from "../../../app/platform/club-profile";
import type { CompositionName } from "../../../app/ui/art/picture-ref";
import type { DemoMoment } from "../demo-moment";
import type { StoryPart } from "../story-markup";

export type DemoArticle = {
	slug: string;
	category: ClubSection;
	published: DemoMoment;
	author: string;
	tags: string[];
	title: { id: string; en: string };
	excerpt: { id: string; en: string };
	/** Pins the composition of the drawn cover; otherwise the slug picks it. */
	composition?: CompositionName;
	featured?: boolean;
	body: StoryPart[];
	bodyEn?: StoryPart[];
};
