/** How a server-drawn page hands over to the browser: read by `take-over.js` and `entry.client.tsx`, then removed. */
export const pageDataId = "page-data";
/** The script that runs before the first paint; removed as well, since it is not React's. */
export const beforePaintId = "before-paint";

export type PageData = {
	/** The router's settings. */
	handoff: Record<string, unknown>;
	/** The loaders' answers, in the router's own encoding. */
	state: string;
	manifestUrl: string;
	/** Where the app begins, and all that it will import before it can. */
	entry: string;
	files: string[];
	/** When the app begins to take over. */
	start: TakeOverStart;
	/** Per matched route, the files that together are its module. */
	modules: Record<string, string[]>;
};

/**
 * A page that shows nothing without the app: at once. One on which most readers press something soon: once it is painted.
 * Any other: once all that it shows has arrived.
 */
export type TakeOverStart = "at once" | "painted" | "loaded";
