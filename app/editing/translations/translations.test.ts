import { getTableName, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { samples } from "../../../test/content-samples";
import { buildEvent, buildVenue } from "../../matches/events/factories";
import { events, venues } from "../../matches/events/tables.server";
import { eventPlanDetail, eventPlanList, saveEventPlan } from "../../matches/planning/contract";
import { createLoggedInMember } from "../../members/factories.server";
import { grantRoles } from "../../members/staff/roles.server";
import { auditLog } from "../../members/staff/tables.server";
import { officeToday } from "../../office/today/contract";
import { transaction } from "../../platform/data/transaction.server";
import { questionGroupEndpoints } from "../../site/faq/writing/contract";
import { changeProduct, createProduct, staffProducts } from "../../store/selling/contract";
import { confirmTranslation, translationCounts, translationState } from "./contract";
import { isEnglish } from "./english-of.server";
import { translatables } from "./translatables.server";

const { db, call } = await testApp();
const staff = await createLoggedInMember(db);
await grantRoles(db, { memberId: staff.id, roles: ["editor", "seller"], by: null });
const { token } = staff;

const stateOf = async (kind: string, id: string) =>
	(await call(translationState, { kind, id }, { token })).body.en;
const confirm = (kind: string, id: string) => call(confirmTranslation, { kind, id }, { token });

type Fields = Record<string, unknown>;
const isInLanguages = (value: object): value is { id: unknown; en?: unknown } =>
	"id" in value && Object.keys(value).every((key) => key === "id" || key === "en");

/** Content with every text of it replaced. */
function mapWords(value: unknown, change: (words: { id: unknown; en?: unknown }) => object): unknown {
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map((each) => mapWords(each, change));
	if (isInLanguages(value)) return change(value);
	return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapWords(each, change)]));
}
const complete = (content: unknown) => mapWords(content, ({ id, en }) => ({ id, en: en ?? id })) as Fields;
const rewrite = (content: unknown) =>
	mapWords(content, ({ id, en }) => ({ id: typeof id === "string" ? `${id} baru` : id, en })) as Fields;

await call(questionGroupEndpoints.create, { content: { title: { id: "Tiket", en: "Tickets" } } }, { token });

describe.each(samples.filter(({ name }) => name !== "sponsors"))("$name", ({ name, endpoints, build }) => {
	it("lacks English, has it, has outdated English, and is done again when somebody confirms or updates it", async () => {
		const bare = mapWords(build("Contoh satu"), ({ id }) => ({ id }));
		const { status, body: made } = await call(endpoints.create, { content: bare }, { token });
		expect([status, await stateOf(name, made.id)]).toEqual([201, "missing"]);
		const save = async (content: unknown) => {
			const { version } = (await call(endpoints.detail, { id: made.id }, { token })).body;
			const saved = await call(endpoints.save, { id: made.id, version, content }, { token });
			expect(saved.status, JSON.stringify(saved.body)).toBe(200);
		};
		const full = complete(build("Contoh satu"));
		await save(full);
		expect(await stateOf(name, made.id)).toBe("done");
		const listed = async (english: "missing" | "outdated") =>
			(await call(endpoints.list, { english }, { token })).body.items.map(({ id }) => id);

		await save(rewrite(full));
		expect(await stateOf(name, made.id)).toBe("outdated");
		expect(await listed("outdated")).toEqual([made.id]);
		expect(await listed("missing")).not.toContain(made.id);
		const { kinds } = (await call(translationCounts, {}, { token })).body;
		expect(kinds.find(({ kind }) => kind === name)).toMatchObject({ outdated: 1 });

		expect((await confirm(name, made.id)).body).toEqual({ id: "done", en: "done" });
		await save(full);
		expect(await stateOf(name, made.id)).toBe("outdated");
		await save(mapWords(full, ({ id, en }) => ({ id, en: typeof en === "string" ? `${en}!` : en })));
		expect(await stateOf(name, made.id)).toBe("done");
	});
});

it("is also tracked for events and products, in their lists and on Today", async () => {
	const words = (id: string) => ({ id, en: "Derby" });
	await db.insert(venues).values(buildVenue());
	await db.insert(events).values(
		buildEvent({
			slug: "derbi-selat",
			title: words("Derbi Selat"),
			summary: words("Sabtu malam."),
			startsAt: new Date(Date.now() + 86_400_000),
		}),
	);
	const { plan, version } = (await call(eventPlanDetail, { slug: "derbi-selat" }, { token })).body;
	expect(await stateOf("event", "derbi-selat")).toBe("done");
	const renamed = { ...plan, title: words("Derbi Teluk") };
	await call(saveEventPlan, { slug: "derbi-selat", version, plan: renamed, showsOldStart: false }, { token });
	const { body } = await call(eventPlanList, { english: "outdated" }, { token });
	expect(body.events).toMatchObject([{ slug: "derbi-selat", languages: { id: "done", en: "outdated" } }]);

	const product = {
		name: { id: "Kaus", en: "Shirt" },
		description: { id: "Katun." },
		category: "pakaian" as const,
		division: "football" as const,
		price: 150_000,
		pictures: [{ art: "tee" as const, slug: "kaus", division: "football" as const }],
		weightGrams: 200,
	};
	const { slug } = (await call(createProduct, product, { token })).body;
	expect(await stateOf("product", slug)).toBe("missing");
	const described = { ...product, description: { id: "Katun.", en: "Cotton." } };
	await call(changeProduct, { slug, ...described }, { token });
	await call(changeProduct, { slug, ...described, name: { id: "Kaus biru", en: "Shirt" } }, { token });
	const { products } = (await call(staffProducts, { english: "outdated" }, { token })).body;
	expect(products).toMatchObject([{ slug, languages: { en: "outdated" } }]);

	const waiting = Object.fromEntries(
		(await call(officeToday, {}, { token })).body.waiting.map(({ kind, count }) => [kind, count]),
	);
	expect(waiting).toMatchObject({ events_outdated: 1, products_outdated: 1, content_outdated: 0 });
});

it("is confirmed in the log, once, and only for what exists", async () => {
	const before = await db.$count(auditLog);
	await confirm("event", "derbi-selat");
	await confirm("event", "derbi-selat");
	expect(await db.$count(auditLog)).toBe(before + 1);
	for (const [kind, id] of [
		["event", "tidak-ada"],
		["kapal", "derbi-selat"],
	] as const)
		expect((await confirm(kind, id)).status).toBe(404);
});

it.each(["entertainment_items", "events", "foundation_programmes", "products", "videos"])(
	"is found missing by an index of %s, without a full scan",
	async (name) => {
		const kind = translatables.find(({ table }) => getTableName(table) === name)!;
		const plan = await transaction(db, async (db) => {
			await db.execute("set local enable_seqscan = off");
			return db.execute(sql`explain select from ${kind.table} where ${isEnglish(kind, "missing")}`);
		});
		expect(JSON.stringify(plan.rows)).toContain(`${name}_without_english`);
	},
);
