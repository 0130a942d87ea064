import type { Placing } from "../../../app/people/achievements/placing";

export type DemoHonour = {
	/** The second name where English has another one. */
	competition: [name: string, english?: string];
	year: number;
	placing: Placing;
	story: { id: string; en: string };
};
