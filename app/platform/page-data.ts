/** How a server-drawn page hands over to the browser: read once by `entry.client.tsx`, then removed. */
export const pageDataId = "page-data";

export type PageData = {
	/** The router's settings. */
	handoff: Record<string, unknown>;
	/** The loaders' answers, in the router's own encoding. */
	state: string;
	manifestUrl: string;
	/** Per matched route, the files that together are its module. */
	modules: Record<string, string[]>;
};
