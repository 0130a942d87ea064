import type { ClubSection } from "../../../app/platform/club-profile";
import type { CompositionName } from "../../../app/ui/art/picture-ref";
import type { films } from "../../films/films";
import type { DemoMoment } from "../demo-moment";

export type DemoVideo = {
	slug: string;
	category: ClubSection;
	published: DemoMoment;
	/** Pins the motif of the cover; otherwise those of its house take turns. */
	composition?: CompositionName;
	/** What is played; the stream is the live broadcast. */
	film: keyof typeof films | "stream";
	title: { id: string; en: string };
	summary: { id: string; en: string };
	players?: string[];
	event?: string;
};
