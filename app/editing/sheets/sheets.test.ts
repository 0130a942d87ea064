import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { fillDemoClub } from "../../../server/demo-club";
import { testApp } from "../../../test/app";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { auditLog } from "../../members/staff/tables.server";
import { members } from "../../members/tables.server";
import type { Role } from "../../platform/http/access";
import { searchEntries } from "../../site/search/tables.server";
import { products, stockMovements, variants } from "../../store/tables.server";
import type { CheckedSheet } from "./contract";
import { type IntakeKind, intakeKinds, type SheetKind, sheetKinds } from "./sheet-kinds";

const { app, db, pool, settings } = await testApp();
await fillDemoClub(pool, settings);

let token: string;
let adminId: string;
beforeAll(async () => {
	({ token, id: adminId } = await createStaff("admin"));
});

async function createStaff(...roles: Role[]) {
	const member = await createLoggedInMember(db);
	await grantRoles(db, { memberId: member.id, roles, by: null });
	return member;
}

const asStaff = () => ({ authorization: `Bearer ${token}` });

async function download(kind: SheetKind): Promise<string> {
	const response = await app.inject({ url: `/api/staff/sheets/${kind}.csv`, headers: asStaff() });
	expect(response.statusCode).toBe(200);
	return response.body;
}

async function send(path: string, file: string | Buffer) {
	const response = await app.inject({
		method: "POST",
		url: `/api/staff/sheets/${path}?lang=en`,
		headers: { ...asStaff(), "content-type": "text/csv" },
		payload: file,
	});
	return { status: response.statusCode, body: response.json() };
}
const check = async (kind: IntakeKind, file: string | Buffer): Promise<CheckedSheet> => {
	const { status, body } = await send(`${kind}/check`, file);
	expect([status, body.message]).toEqual([200, undefined]);
	return body;
};
const apply = (kind: IntakeKind, plan: string | null, file: string | Buffer) =>
	send(`${kind}/apply/${plan}`, file);

const productHeader =
	"sku;product;name;name_en;description;description_en;category;division;price;former_price;weight_grams;featured;" +
	"member_limit;ships_on;size;colour;colour_en;variant_weight_grams;variant_price";
type Line = { price?: string; category?: string; sku?: string; product?: string; size?: string };
const productLine = (
	number: number,
	{ price = "75.000", category = "aksesori", sku, product, size = "" }: Line = {},
) =>
	`${sku ?? `SYAL-${number}`};${product ?? `syal-${number}`};Syal ${number};;Hangat.;;${category};club;` +
	`${price};;120;tidak;;;${size};;;120;`;
const productFile = (lines: string[]) => [productHeader, ...lines].join("\n");

describe("an export can be imported again", () => {
	it.each(intakeKinds)("%s: nothing has changed", async (kind) => {
		const file = await download(kind);
		const checked = await check(kind, file);
		expect(checked.faults).toEqual([]);
		expect(checked).toMatchObject({ added: 0, changed: 0, faultCount: 0 });
		expect(checked.same).toBeGreaterThan(1);
		expect((await apply(kind, checked.plan, file)).body).toEqual({
			added: 0,
			changed: 0,
			same: checked.same,
		});
	});

	it("formulas are harmless in a spreadsheet, and come back unchanged", async () => {
		const name = '=HYPERLINK("http://jahat.example";"menang")';
		await db
			.update(products)
			.set({ name: { id: name }, description: { id: "'+62 dan '=1" } })
			.where(eq(products.slug, await someSlug()));
		const file = await download("products");
		expect(file).toContain("\"'=HYPERLINK(");
		expect(file).toContain("''+62 dan");
		expect(file).not.toMatch(/(^|;)"?[=+@]/m);
		expect(await check("products", file)).toMatchObject({ added: 0, changed: 0, faultCount: 0 });
	});
});

const someSlug = async () => (await db.select({ slug: products.slug }).from(products).limit(1))[0]!.slug;

describe("ten thousand rows", () => {
	const lines = Array.from({ length: 10_000 }, (_, index) => productLine(index));
	const faulty = lines.map((line, index) =>
		index % 100 === 7
			? productLine(index, index % 200 === 7 ? { price: "12.50" } : { category: "topi" })
			: line,
	);

	it("with a hundred faulty ones: all of them are reported, and nothing is done", async () => {
		const before = await db.$count(products);
		const checked = await check("products", productFile(faulty));
		expect(checked).toMatchObject({ faultCount: 100, plan: null });
		expect(checked.faults.map(({ line }) => line)).toEqual(
			Array.from({ length: 100 }, (_, index) => index * 100 + 7 + 2),
		);
		expect(checked.faults.slice(0, 2)).toMatchObject([
			{ line: 9, column: "price", cell: "12.50" },
			{ line: 109, column: "category", cell: "topi" },
		]);
		const refused = await apply("products", "x", productFile(faulty));
		expect([refused.status, refused.body.error]).toEqual([422, "sheet.faulty"]);
		expect(await db.$count(products)).toBe(before);
	});

	it("without faults are all imported, and a second time there is nothing to do", async () => {
		const before = await db.$count(products);
		const file = productFile(lines);
		const { plan, ...checked } = await check("products", file);
		expect(checked).toMatchObject({ added: 10_000, changed: 0, same: 0 });
		expect(await apply("products", plan, file)).toMatchObject({ status: 200, body: { added: 10_000 } });
		expect(await db.$count(products)).toBe(before + 10_000);
		const [added] = await db.select().from(products).where(eq(products.slug, "syal-4711"));
		expect(added).toMatchObject({ price: 75_000, name: { id: "Syal 4711" } });
		expect(added!.releasedAt.getFullYear()).toBe(9999);
		expect(await db.$count(auditLog, sql`action = 'sheets.products' and member_id = ${adminId}`)).toBe(
			10_000,
		);
		// In both languages.
		expect(await db.$count(searchEntries, sql`kind = 'product' and slug ~ '^syal-[0-9]+$'`)).toBe(20_000);
		expect((await apply("products", plan, file)).body).toEqual({ added: 0, changed: 0, same: 10_000 });
	});
});

describe("a file is read as spreadsheets write it", () => {
	const rows = [
		productHeader.split(";"),
		productLine(1, { sku: "BACA-1", product: "baca", price: "1,250,000" }).split(";"),
	];
	const expectOne = async (file: string | Buffer) =>
		expect(await check("products", file)).toMatchObject({ added: 1, faultCount: 0 });

	it("with semicolons, commas or tabs, a byte order mark, UTF-16, empty lines, spaces and quotes", async () => {
		const quoted = rows.map((row) => row.map((cell) => ` "${cell}"`.trim()));
		const write = (separator: string, end = "\r\n") => quoted.map((row) => row.join(separator)).join(end);
		for (const separator of [";", ",", "\t"]) await expectOne(write(separator));
		await expectOne(`\uFEFF${write(";")}`);
		await expectOne(`sep=;\n${write(";", "\n")}`);
		await expectOne(`\n${write(";", "\n\n")}\n;;;\n`);
		await expectOne(Buffer.from(`\uFEFF${write(";")}`, "utf16le"));
		const { changes } = await check("products", write(","));
		expect(changes[0]?.cells).toContainEqual({ column: "price", before: "", after: "1250000" });
	});

	it("and is otherwise refused with a reason", async () => {
		const refusal = async (file: string | Buffer) =>
			(await send("products/check", file)).body.message as string;
		expect(await refusal("")).toMatch(/empty/);
		expect(await refusal(productHeader)).toMatch(/no rows below/);
		expect(await refusal(Buffer.from("504b0304aabbcc", "hex"))).toMatch(/spreadsheet/);
		expect(await refusal(Buffer.from([0x6e, 0xe9, 0x3b]))).toMatch(/UTF-8/);
		expect(await refusal(`${productHeader}\nA;"b" c`)).toMatch(/line 2/);
		expect(await refusal(`${productHeader}\nA;b"c"`)).toMatch(/line 2/);
		const wrong = await refusal(productFile([]).replace("price", "harga"));
		expect(wrong).toMatch(/Missing: price\./);
		expect(wrong).toMatch(/Unknown or duplicate: harga\./);
		const long = productFile(Array.from({ length: 20_001 }, (_, index) => String(index)));
		expect(await refusal(long)).toMatch(/20000 rows/);
	});

	it("50 MB are turned away before they are read", async () => {
		const response = await app.inject({
			method: "POST",
			url: "/api/staff/sheets/stock/check?lang=en",
			headers: { ...asStaff(), "content-length": "50000000" },
			payload: "sku;stock\n",
		});
		expect(response.statusCode).toBe(413);
		expect(response.json().message).toBe("This file is too large. The limit is 10 MB.");
	});

	it("a row with shifted cells, a cell that cannot be stored and a duplicate row are reported", async () => {
		const { faults } = await check(
			"products",
			productFile([productLine(1), "A;B", productLine(2).replace("Hangat", "Ha\0ngat"), productLine(1)]),
		);
		expect(faults.map(({ line, column }) => [line, column])).toEqual([
			[3, ""],
			[4, "description"],
			[5, "sku"],
		]);
		expect(faults[2]?.reason).toBe("The same as line 2.");
	});
});

describe("products", () => {
	it("are refused if another line or an existing variant contradicts them", async () => {
		const first = productLine(1, { sku: "ADU-S", product: "adu" });
		await importNow("products", productFile([first, productLine(2, { sku: "ADU-2", product: "adu-2" })]));
		const clash = [
			// The same size and colour as ADU-S.
			productLine(1, { sku: "ADU-M", product: "adu" }),
			// Belongs to adu-2.
			productLine(1, { sku: "ADU-2", product: "adu", size: "M" }),
			productLine(1, { sku: "ADU-L", product: "adu", size: "L", price: "80000" }),
		];
		const { faults } = await check("products", productFile(clash));
		expect(faults.map(({ line, column }) => [line, column])).toEqual([
			[2, "size"],
			[3, "sku"],
			[4, "price"],
		]);
	});

	it("may swap sizes", async () => {
		const line = (sku: string, size: string) => productLine(1, { sku, size, product: "tukar" });
		await importNow("products", productFile([line("TUKAR-1", "S"), line("TUKAR-2", "M")]));
		await importNow("products", productFile([line("TUKAR-1", "M"), line("TUKAR-2", "S")]));
		const sizes = await db
			.select({ sku: variants.sku, size: variants.size })
			.from(variants)
			.where(sql`sku like 'TUKAR-%'`)
			.orderBy(variants.sku);
		expect(sizes).toEqual([
			{ sku: "TUKAR-1", size: "M" },
			{ sku: "TUKAR-2", size: "S" },
		]);
	});
});

async function importNow(kind: IntakeKind, file: string) {
	const { plan, faults } = await check(kind, file);
	expect(faults).toEqual([]);
	const { status, body } = await apply(kind, plan, file);
	expect([status, body.message]).toEqual([200, undefined]);
	return body;
}

describe("stock", () => {
	const someStock = async () => {
		const [row] = (
			await db.execute<{ sku: string; id: string; size: number }>(
				sql`select v.sku, v.id, a.size::int as size from product_variants v join allotments a on a.id = v.id order by v.sku limit 1`,
			)
		).rows;
		return row!;
	};

	it("is set to the count, as a movement with its reason", async () => {
		const { sku, id, size } = await someStock();
		await importNow("stock", `sku,stock,reason,note\n${sku},${size + 5},received,Kiriman kedua\n`);
		const [movement] = await db
			.select()
			.from(stockMovements)
			.where(eq(stockMovements.variantId, id))
			.orderBy(sql`id desc`)
			.limit(1);
		expect(movement).toMatchObject({
			change: 5,
			reason: "received",
			note: "Kiriman kedua",
			size: size + 5,
			memberId: adminId,
		});
	});

	it("is not imported if it has changed since the check, and never below what is sold", async () => {
		const { sku, id, size } = await someStock();
		const file = `sku,stock\n${sku},${size + 7}\n`;
		const { plan } = await check("stock", file);
		await db.execute(sql`update allotments set size = size + 1 where id = ${id}`);
		expect((await apply("stock", plan, file)).body.error).toBe("sheet.outdated");
		await db.execute(sql`update allotments set sold = size where id = ${id}`);
		const { faults } = await check("stock", `sku,stock\n${sku},${size}\nTIDAK-ADA,3\n`);
		expect(faults.map(({ line, column }) => [line, column])).toEqual([
			[2, "stock"],
			[3, "sku"],
		]);
	});

	it("can be checked while it is being sold: only the counted stock matters", async () => {
		const { sku, id, size } = await someStock();
		const file = `sku,stock\n${sku},${size + 9}\n`;
		const { plan } = await check("stock", file);
		await db.execute(sql`update allotments set sold = sold - 1 where id = ${id}`);
		expect(await apply("stock", plan, file)).toMatchObject({ status: 200, body: { changed: 1 } });
	});
});

describe("squads and matches", () => {
	const edit = async (kind: IntakeKind, change: (rows: string[][], header: string[]) => void) => {
		const [header, ...rows] = (await download(kind))
			.replace("\uFEFF", "")
			.trimEnd()
			.split("\r\n")
			.map((line) => line.split(";"));
		const whole = rows.filter((row) => row.length === header!.length && !row.join("").includes('"'));
		change(whole, header!);
		return [header!, ...whole].map((row) => row.join(";")).join("\n");
	};

	it("two players swap numbers; a team-mate's number is a fault", async () => {
		const file = await edit("rosters", (rows, header) => {
			const [division, squad, number] = ["division", "squad", "number"].map((name) =>
				header.indexOf(name),
			) as [number, number, number];
			const mates = rows.filter(
				(row) => row[division] === "football" && row[squad] === "utama" && row[number],
			);
			[mates[0]![number], mates[1]![number]] = [mates[1]![number]!, mates[0]![number]!];
			rows.splice(0, rows.length, mates[0]!, mates[1]!);
		});
		expect(await importNow("rosters", file)).toEqual({ added: 0, changed: 2, same: 0 });
		const clash = file.split("\n").slice(0, 2).join("\n");
		const [first, second] = file
			.split("\n")
			.slice(1)
			.map((line) => line.split(";")[3]);
		const { faults } = await check("rosters", clash.replace(`;utama;${first};`, `;utama;${second};`));
		expect(faults).toMatchObject([{ line: 2, column: "number" }]);
	});

	it("changing an Indonesian text by file marks its English as outdated, until a file updates that, too", async () => {
		const change = async (column: string, words: string) => {
			let slug = "";
			const file = await edit("rosters", (rows, header) => {
				const row = rows.find((row) => row[header.indexOf("position_en")])!;
				slug = row[header.indexOf("slug")]!;
				row[header.indexOf(column)] = words;
				rows.splice(0, rows.length, row);
			});
			expect(await importNow("rosters", file)).toEqual({ added: 0, changed: 1, same: 0 });
			const { rows } = await db.execute(sql`select from outdated_words where subject = ${`players/${slug}`}`);
			return rows.length > 0;
		};
		expect(await change("position", "Penyapu bola")).toBe(true);
		expect(await change("hometown", "Muara Baru")).toBe(true);
		expect(await change("position_en", "Ball sweeper")).toBe(false);
	});

	it("an imported result appears on the public page", async () => {
		const [match] = (
			await db.execute<{ slug: string }>(sql`
			select slug from events where kind = 'match' and division = 'football' and status = 'scheduled' order by starts_at limit 1`)
		).rows;
		await importNow("results", `slug,status,parts,shootout\n${match!.slug},finished,1-0 0-1,4–2\n`);
		const shown = (await app.inject({ url: `/api/events/${match!.slug}` })).json();
		expect(JSON.stringify(shown)).toContain('"shootout":{"us":4,"them":2}');
		const { faults } = await check(
			"results",
			`slug,status,parts,shootout\n${match!.slug},finished,,\ntidak-ada,live,,\n`,
		);
		expect(faults.map(({ line, column }) => [line, column])).toEqual([
			[2, "parts"],
			[3, "slug"],
		]);
	});

	it("a match with tickets cannot be rescheduled by a file", async () => {
		const [sold] = (
			await db.execute<{ slug: string }>(sql`
			select slug from events join ticket_sales on event_id = events.id where kind = 'match' and published_at is not null
			order by starts_at desc limit 1`)
		).rows;
		const file = await edit("fixtures", (rows, header) => {
			const own = rows.filter((row) => row[0] === sold!.slug);
			own[0]![header.indexOf("starts_at")] = "2031-01-01 10:00";
			own[0]![header.indexOf("ends_at")] = "2031-01-01 12:00";
			rows.splice(0, rows.length, ...own);
		});
		expect((await check("fixtures", file)).faults).toMatchObject([{ line: 2, column: "starts_at" }]);
	});

	it("statistics of another sport are a fault", async () => {
		const file = await edit("figures", (rows, header) => {
			const goals = header.indexOf("goals");
			const wins = header.indexOf("wins");
			rows.splice(1);
			const isFootball = rows[0]![goals] !== "";
			rows[0]![isFootball ? wins : goals] = "3";
		});
		expect((await check("figures", file)).faults).toMatchObject([{ line: 2 }]);
	});
});

describe("long lists", () => {
	it("are exported page by page: everybody once, oldest first", async () => {
		await db.execute(sql`insert into members (email, name, phone)
			select 'panjang-' || n || '@example.com', 'Panjang ' || n, '+62877' || 10000000 + n from generate_series(1, 2500) n`);
		const rows = (await download("members")).trimEnd().split("\r\n").slice(1);
		expect(rows).toHaveLength(await db.$count(members, sql`erased_at is null`));
		const ids = rows.map((row) => row.split(";")[0]);
		expect(ids).toEqual([...new Set(ids)].sort());
	});
});

describe("who", () => {
	it("exports a file is in the audit log, and nobody gets more than their role allows", async () => {
		for (const kind of sheetKinds) await download(kind);
		const { rows } = await db.execute<{ subject: string }>(
			sql`select distinct subject from audit_log where action = 'sheets.export' and member_id = ${adminId}`,
		);
		expect(rows.map(({ subject }) => subject).sort()).toEqual(
			sheetKinds.map((kind) => `sheet/${kind}`).sort(),
		);
		const seller = await createStaff("seller");
		const read = async (url: string) =>
			app.inject({ url: `/api/staff/sheets${url}`, headers: { authorization: `Bearer ${seller.token}` } });
		expect((await read("/members.csv")).statusCode).toBe(403);
		const { sheets } = (await read("")).json();
		expect(sheets.map(({ kind }: { kind: string }) => kind)).toEqual(["products", "stock", "orders"]);
	});
});
