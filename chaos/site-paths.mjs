import { expect } from "./expect.mjs";

/** Every public page from the sitemap; pages of different kinds first. */
export async function sitePaths(site) {
	const paths = [];
	for (const part of await locations(site, "/sitemap.xml")) paths.push(...(await locations(site, part)));
	expect(paths.length > 100, `the sitemap has only ${paths.length} pages`);
	const kindOf = (path) => path.split("/").slice(0, 3).join("/");
	const seen = new Map();
	return paths
		.map((path) => {
			const turn = seen.get(kindOf(path)) ?? 0;
			seen.set(kindOf(path), turn + 1);
			return { path, turn };
		})
		.sort((a, b) => a.turn - b.turn)
		.map(({ path }) => path);
}

async function locations(site, file) {
	const { status, body } = await site.get(file);
	expect(status === 200, `${file} gave ${status}`);
	return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}
