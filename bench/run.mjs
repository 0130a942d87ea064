// `npm run bench`: speed as a ratio against a reference measured in the same run. Prints a table, writes bench/results.json.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { fillCart } from "../scripts/demo-buyer.mjs";
import { root } from "../scripts/setup.mjs";
import { read, withSite } from "../scripts/site.mjs";
import { bytesOf, printRatios, rendersPerSecond, requestsPerSecond } from "./load.mjs";
import { measureOrders } from "./measure-orders.mjs";
import { withBareFastify, withBareReact, withNginx } from "./references.mjs";

const pages = {
	home: "/",
	article: null,
	"news list": "/news/list/all",
	"store list": "/store/list",
	product: "/store/detail/jersey-kandang",
	cart: "/cart",
	"ticket sale": "/buy-ticket/match-bayu-selatan",
};
const answers = {
	"news list": "/api/news",
	article: null,
	"product list": "/api/products",
	product: "/api/products/jersey-kandang",
};
/** The API and bare Fastify send the same bytes: no compression, which bare Fastify lacks. */
const uncompressed = { "accept-encoding": "identity" };
const rows = [];
/** By name: pages per second from the cache, and the API's bytes sent by bare Fastify. */
const cached = {};
const bare = {};

await withSite(async (site) => {
	const { stories } = await (await read(`${site}/api/news`)).json();
	pages.article = `/news/detail/${stories[0].slug}`;
	answers.article = `/api/news/${stories[0].slug}`;
	for (const [name, path] of Object.entries(pages)) {
		const bytes = await bytesOf(site + path);
		cached[name] = await requestsPerSecond(site + path);
		const nginx = await withNginx(bytes, (url) => requestsPerSecond(url));
		add(`${name}, kept`, cached[name], "nginx, the same bytes", nginx, 0.2);
	}
	for (const [name, path] of Object.entries(answers)) {
		const answer = await read(site + path, uncompressed);
		const conditional = { ...uncompressed, "if-none-match": answer.headers.get("etag") };
		await read(site + path, conditional, 304);
		bare[name] = await bareFastify(answer);
		const kept = await requestsPerSecond(site + path, conditional);
		add(`API ${name}, kept (ETag)`, kept, "bare Fastify", bare[name], 0.6);
	}
});

await withSite(
	async (site) => {
		for (const [name, path] of Object.entries(pages)) {
			const html = await (await read(site + path)).text();
			const drawn = await rendersPerSecond(site + path);
			const react = await withBareReact(html, (url) => requestsPerSecond(url));
			add(`${name}, drawn`, drawn, "bare React, the same markup", react, 0.35);
			add(`${name}, kept`, cached[name], "drawn", drawn, 10);
		}
		for (const [name, path] of Object.entries(answers)) {
			const perSecond = await requestsPerSecond(site + path, uncompressed);
			add(`API ${name}, from the database`, perSecond, "bare Fastify", bare[name], 0.1);
		}
		// Private, so it is read from the database each time.
		const cart = `${site}/api/cart`;
		const guest = { ...uncompressed, cookie: await fillCart(site) };
		const reference = await bareFastify(await read(cart, guest));
		add("API cart, from the database", await requestsPerSecond(cart, guest), "bare Fastify", reference, 0.1);
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

/** A response's bytes. */
async function bareFastify(answer) {
	return withBareFastify(await answer.text(), (url) => requestsPerSecond(url, uncompressed));
}

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
