import { siteRoutes } from "../../../routes";

/** Keeps crawlers out of member screens and the API. */
export function writeRobots(publicUrl: string): string {
	const guarded = siteRoutes.filter(({ middleware }) => (middleware as readonly string[]).includes("auth"));
	const prefixes = new Set(["/api/", "/cart", ...guarded.map(({ path }) => path.replace(/:.*$/, ""))]);
	const shortest = [...prefixes].filter(
		(prefix) => ![...prefixes].some((other) => other !== prefix && prefix.startsWith(other)),
	);
	const rules = shortest.sort().map((prefix) => `Disallow: ${prefix}`);
	return ["User-agent: *", ...rules, "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n");
}
