/** Hydration data of a server-rendered page: read by `take-over.js` and `entry.client.tsx`, then removed. */
export const pageDataId = "page-data";
/** The loaders' answers, in the router's own encoding: a block of their own, since inside the other every quote would be escaped. */
export const pageStateId = "page-state";
/** The script that runs before the first paint; also removed, since React does not know it. */
export const beforePaintId = "before-paint";

export type PageData = {
	/** The router's settings. */
	handoff: Record<string, unknown>;
	manifestUrl: string;
	/** The entry module, and everything it imports. */
	entry: string;
	files: string[];
	/** When hydration starts. */
	start: HydrationStart;
	/** The files of each matched route's module. */
	modules: Record<string, string[]>;
};

/**
 * When to hydrate. "at once": the page shows nothing without the app. "painted": most readers interact soon.
 * "loaded": any other page, after everything it shows has loaded.
 */
export type HydrationStart = "at once" | "painted" | "loaded";
