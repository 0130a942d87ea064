// `npm run bench`: speed as a ratio against a reference measured in the same run. Prints a table, writes bench/results.json.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../scripts/setup.mjs";
import { read, withSite } from "../scripts/site.mjs";
import { bytesOf, printRatios, rendersPerSecond, requestsPerSecond } from "./load.mjs";
import { measureOrders } from "./measure-orders.mjs";
import { withBareFastify, withBareReact, withNginx } from "./references.mjs";

const pages = {
	home: "/",
	article: null,
	list: "/news/list/all",
	product: "/store/detail/jersey-kandang",
	"ticket sale": "/buy-ticket/match-bayu-selatan",
};
/** The API and bare Fastify send the same bytes: neither is asked to compress, which bare Fastify cannot. */
const uncompressed = { "accept-encoding": "identity" };
const rows = [];

await withSite(async (site) => {
	const { stories } = await (await read(`${site}/api/news`)).json();
	pages.article = `/news/detail/${stories[0].slug}`;
	for (const [name, path] of Object.entries(pages)) {
		const bytes = await bytesOf(site + path);
		const cached = await requestsPerSecond(site + path);
		const nginx = await withNginx(bytes, (url) => requestsPerSecond(url));
		add(`${name}, kept`, cached, "nginx, the same bytes", nginx, 0.2);
		pages[name] = { path, cached };
	}
	for (const [name, path] of [
		["news list", "/api/news"],
		["article", `/api/news/${stories[0].slug}`],
	]) {
		const answer = await read(site + path, uncompressed);
		const conditional = { ...uncompressed, "if-none-match": answer.headers.get("etag") };
		await read(site + path, conditional, 304);
		const bare = await withBareFastify(await answer.text(), (url) => requestsPerSecond(url, uncompressed));
		add(
			`API ${name}, kept (ETag)`,
			await requestsPerSecond(site + path, conditional),
			"bare Fastify",
			bare,
			0.6,
		);
		pages[`API ${name}`] = { path, bare };
	}
});

await withSite(
	async (site) => {
		for (const name of ["home", "article", "list", "product", "ticket sale"]) {
			const { path, cached } = pages[name];
			const html = await (await read(site + path)).text();
			const drawn = await rendersPerSecond(site + path);
			const react = await withBareReact(html, (url) => requestsPerSecond(url));
			add(`${name}, drawn`, drawn, "bare React, the same markup", react, 0.35);
			add(`${name}, kept`, cached, "drawn", drawn, 10);
		}
		for (const name of ["API news list", "API article"]) {
			const { path, bare } = pages[name];
			const perSecond = await requestsPerSecond(site + path, uncompressed);
			add(`${name}, from the database`, perSecond, "bare Fastify", bare, 0.1);
		}
	},
	{ GUEST_CACHE: "no" },
);

for (const row of await measureOrders()) {
	rows.push(row);
	console.log(`${row.what}: ${row.ratio.toFixed(2)} of ${row.against}`);
}

printRatios(rows);
writeFileSync(path.join(root, "bench", "results.json"), `${JSON.stringify(rows, null, 2)}\n`);
process.exit(rows.every(({ verdict }) => verdict === "ok") ? 0 : 1);

function add(what, perSecond, against, reference, goal) {
	const ratio = perSecond / reference;
	rows.push({
		what,
		"per second": perSecond,
		against,
		reference,
		ratio,
		goal,
		verdict: ratio >= goal ? "ok" : "below",
	});
	console.log(`${what}: ${ratio.toFixed(2)} of ${against}`);
}
