import type { Config } from "@react-router/dev/config";

export default {
	ssr: true,
	// A page's data is known to `app/reads.ts`, not to a file of its own.
	splitRouteModules: false,
	// Load the whole route table once, instead of a request per newly seen link.
	routeDiscovery: { mode: "initial" },
	serverBuildFile: "main.js",
} satisfies Config;
