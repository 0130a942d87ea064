import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { buildProduct, buildVariant } from "../../store/factories";
import { insertVariants } from "../../store/stock/stock.server";
import { products, variants } from "../../store/tables.server";
import { addToCart, type Cart, changeCartLine, readCart, removeCartLine, variantLine } from "./contract";
import { forgetCarts } from "./forget-carts.server";
import { cartLines, carts } from "./tables.server";

const { db, app, call, jobs, settings } = await testApp();

let productId: string;
let shirts: string[];
beforeAll(async () => {
	const [product] = await db
		.insert(products)
		.values(buildProduct({ slug: "jersey", name: { id: "Jersey", en: "Shirt" }, price: 500_000 }))
		.returning();
	productId = product!.id;
	shirts = await stock([20, 20, 3]);
});

async function stock(counts: number[]) {
	const from = await db.$count(variants);
	const rows = await insertVariants(
		db,
		counts.map((stock, index) =>
			buildVariant({
				productId,
				stock,
				sku: `J-${from + index}`,
				size: `${from + index}`,
				listOrder: from + index,
			}),
		),
	);
	return rows.map(({ id }) => id);
}

/** A browser: keeps the cookie, and may be logged in. */
function browser(token?: string) {
	let cookie = "";
	let logIn = token;
	const send = async (endpoint: typeof addToCart | typeof readCart, input: object) => {
		const answer = await call(endpoint, input as never, {
			...(logIn && { token: logIn }),
			language: "en",
			headers: cookie ? { cookie } : {},
		});
		const set = answer.headers["set-cookie"];
		if (set) cookie = String(set).split(";")[0]!;
		if (cookie === "cart=") cookie = "";
		return { ...answer, body: answer.body as Cart & { error?: string; message?: string; errors?: object } };
	};
	const lineOf = async (variantId: string) => {
		const { lines } = (await send(readCart, {})).body;
		return lines.find((line) => line.variantId === variantId)?.id ?? variantId;
	};
	return {
		add: (variantId: string, quantity?: unknown, more: object = {}) =>
			send(addToCart, { variantId, quantity, ...more }),
		change: async (variantId: string, quantity: unknown, more: object = {}) =>
			send(changeCartLine as never, { lineId: await lineOf(variantId), quantity, ...more }),
		remove: async (variantId: string) => send(removeCartLine as never, { lineId: await lineOf(variantId) }),
		read: () => send(readCart, {}),
		logIn: (with_: string) => {
			logIn = with_;
		},
		cookie: () => cookie,
		setCookie: (value: string) => {
			cookie = value;
		},
	};
}
const shown = ({ lines }: Cart) => lines.map(({ variantId, quantity }) => [variantId, quantity]);

describe("a cart", () => {
	it("is empty before anything is added, and reading it stores nothing", async () => {
		const before = await db.$count(carts);
		const { status, body, headers } = await browser().read();
		expect([status, body]).toEqual([200, { id: null, lines: [], count: 0, subtotal: 0 }]);
		expect([headers["set-cookie"], headers["cache-control"]]).toEqual([undefined, "private, no-cache"]);
		expect(await db.$count(carts)).toBe(before);
	});

	it("keeps a guest's things under a cookie that scripts cannot read", async () => {
		const guest = browser();
		const { status, body, headers } = await guest.add(shirts[0]!, 2);
		expect([status, body.count, body.subtotal]).toEqual([200, 2, 1_000_000]);
		expect(body.lines[0]).toMatchObject({
			name: "Shirt",
			quantity: 2,
			seenPrice: 500_000,
			now: { product: "jersey", price: 500_000, left: 20 },
		});
		expect(headers["set-cookie"]).toMatch(
			/^cart=[\w-]{43}; Path=\/api; Max-Age=5184000; HttpOnly; SameSite=Lax$/,
		);
		await guest.add(shirts[1]!);
		await guest.add(shirts[0]!, 1);
		expect(shown((await guest.read()).body)).toEqual([
			[shirts[0], 3],
			[shirts[1], 1],
		]);
		await guest.change(shirts[0]!, 1);
		await guest.remove(shirts[1]!);
		expect(shown((await guest.remove(shirts[1]!)).body)).toEqual([[shirts[0], 1]]);
	});

	it("holds no stock", async () => {
		const [last] = await stock([1]);
		await browser().add(last!);
		expect((await browser().add(last!)).status).toBe(200);
	});

	it.each([0, -1, 10_000, 11, 1.5, "2", null])("refuses a quantity of %s, at its field", async (quantity) => {
		const guest = browser();
		await guest.add(shirts[0]!);
		for (const answer of [await guest.add(shirts[0]!, quantity), await guest.change(shirts[0]!, quantity)])
			expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ["quantity"]]);
		expect((await guest.read()).body.count).toBe(1);
	});

	it("says what is left, what is too much, what has gone and what is not in it", async () => {
		const guest = browser();
		expect((await guest.add(shirts[2]!, 4)).body.message).toMatch(/^Shirt, .+: only 3 left\.$/);
		expect(guest.cookie()).toBe("");
		await guest.add(shirts[0]!, 9);
		expect((await guest.add(shirts[0]!, 2)).body).toMatchObject({ error: "cart.too_many" });
		const [none] = await stock([0]);
		expect((await guest.add(none!)).body.message).toMatch(/sold out/);
		expect((await guest.add(randomUUID())).body).toMatchObject({ error: "cart.gone" });
		const other = await guest.change(shirts[1]!, 2);
		expect([other.status, other.body.error]).toEqual([404, "cart.unknown_line"]);
		expect((await browser().change(shirts[1]!, 2)).status).toBe(404);
		expect((await guest.change("x", 1)).status).toBe(422);
	});

	it("holds fifty different items", async () => {
		const guest = browser();
		const many = await stock(Array.from({ length: 51 }, () => 5));
		for (const id of many.slice(0, 50)) expect((await guest.add(id)).status).toBe(200);
		expect((await guest.add(many[50]!)).body.error).toBe("cart.full");
		expect((await guest.add(many[0]!)).status).toBe(200);
	});

	it("adds up concurrent additions, and never exceeds the limit", async () => {
		const guest = browser();
		await guest.add(shirts[1]!);
		const answers = await Promise.all(Array.from({ length: 12 }, () => guest.add(shirts[1]!)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
		expect((await guest.read()).body.count).toBe(10);
	});
});

describe("a printed shirt", () => {
	const print = { name: " aruna", number: 10 };
	async function printable(counts: number[]) {
		const printing = { kit: "home" as const, price: 75_000, days: 2 };
		const [product] = await db
			.insert(products)
			.values(buildProduct({ slug: `printed-${randomUUID()}`, price: 500_000, printing }))
			.returning();
		const rows = await insertVariants(
			db,
			counts.map((stock, listOrder) =>
				buildVariant({
					productId: product!.id,
					sku: `${product!.slug}-${listOrder}`,
					size: `${listOrder}`,
					stock,
					listOrder,
				}),
			),
		);
		return { product: product!, ids: rows.map(({ id }) => id) };
	}

	it("is a separate line from a plain one, and costs more", async () => {
		const { ids, product } = await printable([5]);
		const guest = browser();
		await guest.add(ids[0]!);
		await guest.add(ids[0]!, 1, { print });
		await guest.add(ids[0]!, 1, { print: { name: "ARUNA", number: 10 } });
		const { body } = await guest.add(ids[0]!, 1, { print: { name: "ARUNA" } });
		expect(body.lines.map(({ choice, quantity, now }) => [choice, quantity, now?.price, now?.left])).toEqual([
			["0", 1, 500_000, 5],
			["0, printed ARUNA 10", 2, 575_000, 4],
			["0, printed ARUNA", 1, 575_000, 2],
		]);
		expect([body.lines[1]!.print, body.subtotal]).toEqual([{ name: "ARUNA", number: 10 }, 2_225_000]);
		expect(body.lines[1]!.now?.picture).toEqual({
			art: "jersey",
			slug: product.slug,
			kit: "home",
			name: "ARUNA",
			number: 10,
		});
	});

	it("shares its stock with a plain one", async () => {
		const { ids } = await printable([2]);
		const guest = browser();
		await guest.add(ids[0]!);
		await guest.add(ids[0]!, 1, { print });
		expect((await guest.add(ids[0]!, 1, { print })).body.error).toBe("cart.not_enough");
		expect((await guest.change(ids[0]!, 2)).body.error).toBe("cart.not_enough");
		await db.execute(sql`update allotments set size = 1 where id = ${ids[0]}`);
		const { lines } = (await guest.read()).body;
		expect(lines.map(({ now }) => now?.left)).toEqual([1, 0]);
	});

	it.each([
		[{ name: "", number: null }, "print.empty"],
		[{ name: "NAMA YANG PANJANG" }, "print.too_long"],
		[{ name: "N@DIA" }, "print.letters"],
		[{ name: "anjing", number: 1 }, "print.forbidden"],
	])("refuses %j with a message", async (print, code) => {
		const { ids } = await printable([5]);
		const { status, body } = await browser().add(ids[0]!, 1, { print });
		expect([status, body.error]).toEqual([409, code]);
	});

	it.each([{ number: 100 }, { number: -1 }, { number: "10" }, { name: 7 }, "ARUNA"])(
		"rejects %j as not a print",
		async (print) => expect((await browser().add(shirts[0]!, 1, { print })).status).toBe(422),
	);

	it("is refused where nothing can be printed, and becomes unavailable in carts then", async () => {
		expect((await browser().add(shirts[0]!, 1, { print })).body.error).toBe("print.not_here");
		const { ids, product } = await printable([5]);
		const guest = browser();
		await guest.add(ids[0]!, 1, { print });
		await db.update(products).set({ printing: null }).where(eq(products.id, product.id));
		const [line] = (await guest.read()).body.lines;
		expect([line!.now, line!.name]).toEqual([null, expect.stringContaining("printed ARUNA 10")]);
	});

	it("stays a separate line at log-in, beside the same print and a plain one", async () => {
		const { ids } = await printable([9]);
		const member = await createLoggedInMember(db);
		const desktop = browser(member.token);
		await desktop.add(ids[0]!, 1, { print });
		await desktop.add(ids[0]!, 1);
		const phone = browser();
		await phone.add(ids[0]!, 2, { print });
		await phone.add(ids[0]!, 1);
		phone.logIn(member.token);
		const { lines } = (await phone.read()).body;
		expect(lines.map(({ print, quantity }) => [print?.name, quantity])).toEqual([
			["ARUNA", 3],
			[undefined, 2],
		]);
	});

	it("can be bought at once with its print", async () => {
		const { ids } = await printable([5]);
		const { body } = await call(variantLine, { variantId: ids[0]!, name: "aruna", number: 10 });
		expect([body.print, body.seenPrice]).toEqual([{ name: "ARUNA", number: 10 }, 575_000]);
		expect((await call(variantLine, { variantId: ids[0]!, name: "kontol" })).body.error).toBe(
			"print.forbidden",
		);
	});
});

describe("what changed since it was put in", () => {
	it("may be the price, which the fan is shown and agrees to", async () => {
		const [shirt] = await stock([5]);
		const guest = browser();
		await guest.add(shirt!, 2, { price: 500_000 });
		await db.update(variants).set({ priceOverride: 550_000 }).where(eq(variants.id, shirt!));
		const line = async () => (await guest.read()).body.lines[0]!;
		expect(await line()).toMatchObject({ seenPrice: 500_000, now: { price: 550_000 } });
		await guest.change(shirt!, 1);
		expect((await line()).seenPrice).toBe(500_000);
		await guest.change(shirt!, 1, { price: 550_000 });
		expect((await line()).seenPrice).toBe(550_000);
	});

	it("may be the stock: fewer is possible, more is not", async () => {
		const [shirt] = await stock([5]);
		const guest = browser();
		await guest.add(shirt!, 5);
		await db.execute(sql`update allotments set size = 2 where id = ${shirt}`);
		expect((await guest.read()).body.lines[0]).toMatchObject({ quantity: 5, now: { left: 2 } });
		expect((await guest.change(shirt!, 3)).status).toBe(200);
		expect((await guest.change(shirt!, 4)).body.error).toBe("cart.not_enough");
	});

	it("may be that it is no longer sold: the line keeps its name and costs nothing", async () => {
		const [shirt] = await stock([5]);
		const guest = browser();
		await guest.add(shirt!);
		await db.delete(variants).where(eq(variants.id, shirt!));
		const { lines, subtotal } = (await guest.read()).body;
		expect([lines[0]!.now, lines[0]!.name.startsWith("Shirt, "), subtotal]).toEqual([null, true, 0]);
		expect((await guest.change(shirt!, 2)).body.error).toBe("cart.gone");
		expect((await guest.remove(shirt!)).body.lines).toEqual([]);
	});
});

describe("one item bought at once", () => {
	it("is a line as in the cart, without adding it", async () => {
		const [shirt] = await stock([5]);
		const { body } = await call(variantLine, { variantId: shirt! }, { language: "en" });
		expect(body).toMatchObject({ variantId: shirt, quantity: 1, now: { price: body.seenPrice, left: 5 } });
		expect((await browser().read()).body.lines).toEqual([]);
	});

	it("is refused once it is no longer sold", async () => {
		const [shirt] = await stock([5]);
		await db.delete(variants).where(eq(variants.id, shirt!));
		expect((await call(variantLine, { variantId: shirt! })).body.error).toBe("cart.gone");
	});
});

describe("at log-in", () => {
	it("a guest's cart becomes the member's: quantities add up to the limit, nothing is lost", async () => {
		const member = await createLoggedInMember(db);
		const desktop = browser(member.token);
		await desktop.add(shirts[0]!, 7);
		await desktop.add(shirts[2]!, 1);
		const phone = browser();
		await phone.add(shirts[0]!, 6);
		await phone.add(shirts[1]!, 2);
		const stale = phone.cookie();
		phone.logIn(member.token);
		const merged = (await phone.read()).body;
		expect(new Map(shown(merged) as [string, number][])).toEqual(
			new Map([
				[shirts[0]!, 10],
				[shirts[2]!, 1],
				[shirts[1]!, 2],
			]),
		);
		expect(phone.cookie()).toBe("");
		// The same cookie again, from a tab that still had it.
		phone.setCookie(stale);
		expect((await phone.read()).body).toEqual(merged);
		expect((await desktop.read()).body).toEqual(merged);
		const stranger = browser();
		stranger.setCookie(stale);
		expect((await stranger.read()).body.lines).toEqual([]);
	});

	it("merges once, however many tabs ask at once", async () => {
		const member = await createLoggedInMember(db);
		const guest = browser();
		await guest.add(shirts[0]!, 2);
		const cookie = guest.cookie();
		const tabs = Array.from({ length: 8 }, () => {
			const tab = browser(member.token);
			tab.setCookie(cookie);
			return tab;
		});
		const answers = await Promise.all(tabs.map((tab) => tab.read()));
		expect(answers.every(({ status }) => status === 200)).toBe(true);
		expect((await browser(member.token).read()).body.count).toBe(2);
	});
});

describe("nobody sees another's cart", () => {
	it("neither another member nor a guest, with whatever cookie", async () => {
		const [a, b] = [await createLoggedInMember(db), await createLoggedInMember(db)];
		const [owner, other] = [browser(a.token), browser(b.token)];
		const { id } = (await owner.add(shirts[0]!, 2)).body;
		expect((await other.read()).body.lines).toEqual([]);
		expect((await other.change(shirts[0]!, 1)).status).toBe(404);
		await other.remove(shirts[0]!);
		for (const cookie of [`cart=${id}`, "cart=", `cart=${"x".repeat(43)}`, "cart=' or true --"]) {
			const guest = browser();
			guest.setCookie(cookie);
			expect((await guest.read()).body.lines).toEqual([]);
		}
		expect((await owner.read()).body.count).toBe(2);
	});

	it("gives a made-up token no cart of its own", async () => {
		const guest = browser();
		guest.setCookie(`cart=${"a".repeat(43)}`);
		await guest.add(shirts[0]!);
		expect(guest.cookie()).not.toBe(`cart=${"a".repeat(43)}`);
	});

	it("keeps no token in the database", async () => {
		const guest = browser();
		await guest.add(shirts[0]!);
		const rows = await db.select().from(carts);
		expect(JSON.stringify(rows)).not.toContain(guest.cookie().slice(5));
	});
});

it("forgets guests' carts after sixty days, and no member's", async () => {
	const member = await createLoggedInMember(db);
	const [guest, own, fresh] = [browser(), browser(member.token), browser()];
	await guest.add(shirts[0]!);
	await own.add(shirts[0]!);
	await db.update(carts).set({ changedAt: sql`now() - interval '61 days'` });
	await fresh.add(shirts[0]!);
	await forgetCarts.run({ db, jobs, settings, limits: undefined as never }, {});
	expect((await guest.read()).body.lines).toEqual([]);
	expect((await own.read()).body.count).toBe(1);
	expect((await fresh.read()).body.count).toBe(1);
	expect(await db.$count(cartLines, sql`cart_id not in (select id from carts)`)).toBe(0);
});

it("limits how many guests' carts one address may start, and nothing else", async () => {
	const guest = browser();
	await guest.add(shirts[0]!);
	await db.execute(sql`update rate_limits set points = 1000 where key = 'cart-guests:127.0.0.1'`);
	const count = await db.$count(carts);
	expect((await browser().add(shirts[0]!)).status).toBe(429);
	expect(await db.$count(carts)).toBe(count);
	expect((await guest.add(shirts[1]!)).status).toBe(200);
	expect((await browser((await createLoggedInMember(db)).token).add(shirts[0]!)).status).toBe(200);
	await db.execute(sql`delete from rate_limits where key = 'cart-guests:127.0.0.1'`);
});

it("limits how often one address may change carts", async () => {
	await db.execute(
		sql`insert into rate_limits (key, points, expire) values ('cart-address:10.9.8.7', 3000, null)`,
	);
	const response = await app.inject({
		method: "POST",
		url: "/api/cart/lines",
		payload: { variantId: shirts[0] },
		remoteAddress: "10.9.8.7",
	});
	expect(response.statusCode).toBe(429);
});
