/** How a server-drawn page hands over to the browser: read by `take-over.js` and `entry.client.tsx`, then removed. */
export const pageDataId = "page-data";

export type PageData = {
	/** The router's settings. */
	handoff: Record<string, unknown>;
	/** The loaders' answers, in the router's own encoding. */
	state: string;
	manifestUrl: string;
	/** Where the app begins, and all that it will import before it can. */
	entry: string;
	files: string[];
	/** A page that shows nothing without the app does not wait for anything else. */
	atOnce: boolean;
	/** Per matched route, the files that together are its module. */
	modules: Record<string, string[]>;
};
