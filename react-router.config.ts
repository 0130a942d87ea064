import type { Config } from "@react-router/dev/config";

export default {
	ssr: true,
	// The whole route table comes along once, instead of a request per newly seen link.
	routeDiscovery: { mode: "initial" },
	serverBuildFile: "main.js",
} satisfies Config;
