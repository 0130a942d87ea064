import type { HouseKey } from "../../../app/platform/club-profile";
import type { DemoMoment } from "../demo-moment";

export type DemoVideo = {
	slug: string;
	category: HouseKey;
	/** "18.24": minutes and seconds. A live broadcast has none. */
	length?: string;
	published: DemoMoment;
	/** Without it the video is the club's own file, with captions. */
	youtube?: string;
	title: { id: string; en: string };
	summary: { id: string; en: string };
	players?: string[];
	event?: string;
};
