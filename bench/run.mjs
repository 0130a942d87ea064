// `npm run bench`: speed as a ratio against a reference measured in the same run. Prints a table, writes bench/results.json.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../scripts/setup.mjs";
import { read, withSite } from "../scripts/site.mjs";
import { bytesOf, printRatios, ratio, rendersPerSecond, requestsPerSecond } from "./load.mjs";
import { measureOrders } from "./measure-orders.mjs";
import { withBareReact, withNginx } from "./references.mjs";

const pages = {
	home: "/",
	article: null,
	"news list": "/news/list/all",
	"store list": "/store/list",
	product: "/store/detail/jersey-kandang",
	cart: "/cart",
	"ticket sale": "/buy-ticket/match-bayu-selatan",
};
const rows = [];

await withSite(async (site) => {
	const { stories } = await (await read(`${site}/api/news`)).json();
	pages.article = `/news/detail/${stories[0].slug}`;
	for (const [name, path] of Object.entries(pages)) {
		const bytes = await bytesOf(site + path);
		const cached = await requestsPerSecond(site + path);
		const nginx = await withNginx(bytes, (url) => requestsPerSecond(url));
		add(ratio(`${name}, from the page cache`, cached, "nginx, the same bytes", nginx, 0.2));
	}
});

await withSite(
	async (site) => {
		for (const [name, path] of Object.entries(pages)) {
			const html = await (await read(site + path)).text();
			const drawn = await rendersPerSecond(site + path);
			const react = await withBareReact(html, (url) => requestsPerSecond(url));
			add(ratio(`${name}, drawn`, drawn, "bare React, the same markup", react, 0.35));
		}
	},
	{ GUEST_CACHE: "no" },
);
add(await measureOrders());

printRatios(rows);
writeFileSync(path.join(root, "bench", "results.json"), `${JSON.stringify(rows, null, 2)}\n`);
process.exit(rows.every(({ verdict }) => verdict === "ok") ? 0 : 1);

function add(row) {
	rows.push(row);
	console.log(`${row.what}: ${row.ratio.toFixed(2)} of ${row.against}`);
}
