import type { Config } from "@react-router/dev/config";

export default {
	ssr: true,
	// Load the whole route table once, instead of a request per newly seen link.
	routeDiscovery: { mode: "initial" },
	serverBuildFile: "main.js",
} satisfies Config;
