// `npm run bench:growth`: a club with a hundred times the demo club's history (see grow.mjs) against the demo club, in the
// same run. Both have the same players and titles, measured because far more refers to them. Likewise a fan's orders
// among 200,000 orders of others, and tickets among 1,000,000, and the office's lists over all of those and 500,000 members;
// the demo club has a hundredth of each, which fills a page of every list. `-- orders` or `-- office` measures only these,
// BENCH_ORDERS makes fewer. Prints a table, writes bench/growth.json.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { root } from "../scripts/setup.mjs";
import { printTable, read, withSite } from "../scripts/site.mjs";
import { databaseIn } from "./database.mjs";
import { grow } from "./grow.mjs";
import { growOffice } from "./grow-office.mjs";
import { growOrders } from "./grow-orders.mjs";
import { growTickets } from "./grow-tickets.mjs";
import { officeQuestions } from "./office-questions.mjs";

const times = 100;
const orders = Number(process.env.BENCH_ORDERS ?? 200_000);
const goal = 1.5;
const only = ["orders", "office"].find((part) => process.argv.includes(part));
const rounds = Number(process.env.BENCH_ROUNDS ?? 200);
const agent = new Agent({ keepAlive: true });

const rows = await withClub(1, (demo) => withClub(times, (grown) => compare(demo, grown)));
printTable(
	rows.map((row) => ({
		...row,
		"demo ms": row["demo ms"].toFixed(2),
		[`× ${times} ms`]: row[`× ${times} ms`].toFixed(2),
		ratio: row.ratio.toFixed(2),
	})),
);
writeFileSync(path.join(root, "bench", "growth.json"), `${JSON.stringify(rows, null, 2)}\n`);
process.exit(rows.every(({ verdict }) => verdict === "ok") ? 0 : 1);

/** A site without caches, on a club of that many times the demo club's size. */
function withClub(factor, use) {
	const folder = mkdtempSync(path.join(tmpdir(), "ombak-growth-"));
	const settings = { GUEST_CACHE: "no", JOBS: "no", TRUST_PROXY: "1", DATA_DIR: folder };
	const run = async (site) => {
		const client = new pg.Client({ connectionString: databaseIn(folder) });
		await client.connect();
		if (factor > 1) await grow(client, factor);
		const count = (orders * factor) / times;
		const fan = await growOrders(databaseIn(folder), client, count);
		const holder = await growTickets(client, fan.list(), 5 * count);
		const office = await growOffice(client, { members: 2.5 * count, letters: count / 4, entries: count });
		await client.query("vacuum analyze");
		await client.end();
		return use({ site, fan, holder, office });
	};
	return withSite(run, settings).finally(() => rmSync(folder, { recursive: true, force: true }));
}

async function compare(few, many) {
	const { site: demo } = few;
	const { site: grown } = many;
	const [before, after] = await Promise.all([demo, grown].map(countStories));
	if (after < before * times * 0.8)
		throw new Error(`The grown club has ${after} stories, the demo club ${before}.`);
	const results = [];
	const asked = [
		...(only ? [] : await publicQuestions(demo)),
		...(only === "office" ? [] : fanQuestions(few, many)),
		...(only === "orders" ? [] : staffQuestions(few, many)),
	];
	for (const [what, small, large] of asked) {
		const took = { demo: [], grown: [] };
		// Alternating, so that other load on the machine slows both down equally.
		for (let round = -20; round < rounds; round++) {
			const first = await time(demo, small());
			const second = await time(grown, large());
			if (round < 0) continue;
			took.demo.push(first);
			took.grown.push(second);
		}
		const [before, after] = [median(took.demo), median(took.grown)];
		const ratio = after / before;
		results.push({
			what,
			"demo ms": before,
			[`× ${times} ms`]: after,
			ratio,
			goal,
			verdict: ratio <= goal ? "ok" : "below",
		});
		console.log(`${what}: ${ratio.toFixed(2)}`);
	}
	return results;
}

async function publicQuestions(site) {
	return (await questions(site)).map(([what, small, large = small]) => [
		what,
		() => ({ path: small }),
		() => ({ path: large }),
	]);
}

function fanQuestions({ fan, holder }, { fan: fanOfMany, holder: holderOfMany }) {
	return [
		["a fan's orders", fan.list, fanOfMany.list],
		["a fan's order", fan.page, fanOfMany.page],
		["placing an order", fan.place, fanOfMany.place],
		["a fan's tickets", holder.list, holderOfMany.list],
		["a fan's ticket", holder.page, holderOfMany.page],
		["a ticket, checked by anybody", holder.check, holderOfMany.check],
	];
}

function staffQuestions({ office: small }, { office: large }) {
	const ofMany = new Map(officeQuestions(large.samples));
	return officeQuestions(small.samples).map(([what, path]) => [
		`office: ${what}`,
		() => ({ path, headers: small.headers }),
		() => ({ path: ofMany.get(what), headers: large.headers }),
	]);
}

/** Some of the copies are not published yet. */
async function countStories(site) {
	return (await (await read(`${site}/api/news`)).json()).total;
}

/** The requests sent to both; a second path is for the grown club and names an old copy. */
async function questions(site) {
	const answer = async (path) => (await read(`${site}/api${path}`)).json();
	const [{ stories }, { fixtures }, { videos }, { players }, { products }] = await Promise.all(
		["/news", "/events?when=past", "/videos", "/players?division=football", "/products"].map(answer),
	);
	const article = await answer(`/news/${stories[0].slug}`);
	const [event, video, player, another, product] = [
		fixtures[0],
		videos[0],
		players[0],
		players.at(-1),
		products[0],
	].map(({ slug }) => slug);
	const old = (path) => [path, `${path}-${times - 1}`];
	return [
		["news", "/news"],
		["news, a category", `/news?category=${article.category}`],
		["news, a tag", "/news?tag=laporan-laga"],
		["news, words", "/news?q=gol"],
		["news, page 5, or 50", "/news?page=5", "/news?page=50"],
		["news, oldest first", "/news?sort=oldest"],
		["news, longest first", "/news?sort=longest"],
		["article", `/news/${article.slug}`],
		["article, old", ...old(`/news/${article.slug}`)],
		["events to come", "/events?when=upcoming"],
		["events that were", "/events?when=past"],
		["event", `/events/${event}`],
		["event, old", ...old(`/events/${event}`)],
		["videos", "/videos"],
		["videos, words", "/videos?q=gol"],
		["video", `/videos/${video}`],
		["video, old", ...old(`/videos/${video}`)],
		["players", "/players"],
		["players, a division", "/players?division=football"],
		["player", `/players/${player}`],
		["player, another", `/players/${another}`],
		["products", "/products"],
		["products, a category", "/products?category=jersey"],
		["products, words", "/products?q=jersey"],
		["product", `/products/${product}`],
		["product, old", ...old(`/products/${product}`)],
		["achievements", "/achievements"],
		["search, a word", "/search?q=gol"],
		["search, two words", "/search?q=liga+nusantara"],
		["search, a typing mistake", "/search?q=samudrra"],
		["suggestions", "/search/suggest?q=rak"],
		["home", "/home"],
	];
}

/** Milliseconds until the whole response has arrived. */
function time(site, { path, headers = {}, body }) {
	const json = body && JSON.stringify(body);
	const options = {
		agent,
		method: json ? "POST" : "GET",
		headers: {
			...headers,
			...(json && { "content-type": "application/json", "content-length": Buffer.byteLength(json) }),
		},
	};
	return new Promise((resolve, reject) => {
		const start = performance.now();
		request(`${site}/api${path}`, options, (answer) => {
			if (answer.statusCode !== (json ? 201 : 200))
				reject(new Error(`${path} answered ${answer.statusCode}`));
			answer.resume().on("end", () => resolve(performance.now() - start));
		})
			.on("error", reject)
			.end(json);
	});
}

function median(numbers) {
	return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
