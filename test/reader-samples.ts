import { randomUUID } from "node:crypto";
import { createEventPlan, saveEventPlan } from "../app/matches/planning/contract";
import { buildEventPlan } from "../app/matches/planning/factories";
import { saveStandings, standingsTable } from "../app/matches/standings/contract";
import { recordEntry } from "../app/matches/touchline/contract";
import { createManuscript, publishManuscript, saveManuscript } from "../app/news/writing/contract";
import { buildManuscript } from "../app/news/writing/factories";
import type { Db } from "../app/platform/data/database.server";
import { newId } from "../app/platform/data/new-id";
import type { AnswerOf, Endpoint, InputOf } from "../app/platform/http/contract";
import { questionGroupEndpoints } from "../app/site/faq/writing/contract";
import { heroEndpoints } from "../app/site/home/writing/contract";
import { changeProduct, createProduct, createVariant, publishProduct } from "../app/store/selling/contract";
import { saleForStaff } from "../app/tickets/selling/contract";
import { changeSection } from "../app/tickets/selling/section-contract";
import { samples as contentSamples } from "./content-samples";
import { createTicketSale, inDays } from "./ticket-sale";

/** Something that readers see, and a change of it in the office. */
export type ShownThing = {
	/** The public answer that shows it. */
	page: string;
	/** What is to be read there before, and what afterwards. */
	before: string;
	after: string;
	change: () => Promise<unknown>;
};
type Ask = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E>>;
export type ReaderSample = {
	/** Of content that editors keep by forms, the kind's name. */
	name: string;
	/** The cache tag under which the site keeps it. */
	tag: string;
	make: () => Promise<ShownThing>;
};

/** The cache tag of each kind of content that editors keep by forms. */
const tags: Record<string, string> = {
	"academy-coaches": "academy",
	"academy-programmes": "academy",
	achievements: "achievements",
	entertainment: "entertainment",
	faq: "faq",
	foundation: "foundation",
	players: "players",
	sponsors: "sponsors",
	videos: "videos",
};

/** One of everything that the office puts on public pages, on the demo club. */
export function readerSamples(db: Db, ask: Ask): ReaderSample[] {
	const unique = () => randomUUID().slice(0, 8);
	const words = () => [`Sebelum ${unique()}`, `Sesudah ${unique()}`] as const;
	const one = async (text: string) => Object.values((await db.execute(text)).rows[0]!)[0] as string;

	const byForms = contentSamples.map(({ name, endpoints, page, build }) => ({
		name,
		tag: tags[name]!,
		make: async () => {
			const [before, after] = words();
			const { id, version } = await ask(endpoints.create, { content: build(before) as never });
			const content = build(after) as never;
			return {
				// Among the demo's videos a new one of an earlier day is on a later page.
				page: (name === "videos" ? "/videos/:id" : page).replace(":id", id),
				before,
				after,
				change: () => ask(endpoints.save, { id, version, content }),
			};
		},
	}));

	return [
		...byForms,
		{
			name: "faq-groups",
			tag: "faq",
			make: async () => {
				const [before, after] = words();
				const id = await one("select group_key from faq_questions order by slug limit 1");
				const rename = async (title: string) => {
					const { version } = await ask(questionGroupEndpoints.detail, { id });
					await ask(questionGroupEndpoints.save, { id, version, content: { title: { id: title } } });
				};
				await rename(before);
				return { page: "/faq", before, after, change: () => rename(after) };
			},
		},
		{
			name: "hero",
			tag: "home",
			make: async () => {
				const show = async (isShown: boolean) => {
					const { version } = await ask(heroEndpoints.detail, { id: "match" });
					await ask(heroEndpoints.save, { id: "match", version, content: { isShown } });
				};
				await show(false);
				const keys = (await ask(heroEndpoints.list, {})).items.map(({ id }) => id);
				const inOrder = (shown: string[]) => `"heroOrder":${JSON.stringify(shown)}`;
				return {
					page: "/home",
					before: inOrder(keys.filter((key) => key !== "match")),
					after: inOrder(keys),
					change: () => show(true),
				};
			},
		},
		{
			name: "an article",
			tag: "news",
			make: async () => {
				const [before, after] = words();
				const slug = `berita-${unique()}`;
				const write = (title: string) => {
					const content = buildManuscript({ slug });
					content.words.id.title = title;
					return content;
				};
				const made = await ask(createManuscript, { content: write(before) });
				await ask(publishManuscript, { id: made.id, version: made.version });
				const change = async () => {
					const saved = await ask(saveManuscript, {
						id: made.id,
						version: made.version,
						content: write(after),
					});
					await ask(publishManuscript, { id: made.id, version: saved.version });
				};
				return { page: `/news/${slug}`, before, after, change };
			},
		},
		{
			name: "an event",
			tag: "events",
			make: async () => {
				const [before, after] = words();
				const venue = await one("select slug from venues order by slug limit 1");
				const plan = buildEventPlan({
					slug: `acara-${unique()}`,
					title: { id: before },
					venue,
					startsAt: inDays(9).toISOString(),
					endsAt: inDays(9.1).toISOString(),
				});
				const { version } = await ask(createEventPlan, { plan });
				const change = () =>
					ask(saveEventPlan, { slug: plan.slug, version, plan: { ...plan, title: { id: after } } });
				return { page: `/events/${plan.slug}`, before, after, change };
			},
		},
		{
			name: "a goal",
			tag: "events",
			make: async () => {
				const { slug } = await createTicketSale(db, { starts: -1 / 48 });
				const base = { console: "K-1", madeAt: new Date().toISOString(), period: 0 };
				await ask(recordEntry, { slug, entry: { ...base, id: newId(), kind: "start" } });
				const goal = { ...base, id: newId(), kind: "goal" as const, side: "us" as const, at: "12" };
				return {
					page: `/events/${slug}`,
					before: '"score":{"us":0,"them":0}',
					after: '"score":{"us":1,"them":0}',
					change: () => ask(recordEntry, { slug, entry: goal }),
				};
			},
		},
		{
			name: "a league table",
			tag: "events",
			make: async () => {
				const competition = await one(`
					select competition from standings join competitions on slug = competition
					where division = 'football' order by standings.season desc, competition limit 1`);
				const setPoints = async (points: number) => {
					const { season, version, rows } = await ask(standingsTable, { competition });
					const changed = rows.map((row, at) => (at === 0 ? { ...row, points } : row));
					await ask(saveStandings, { competition, season, version, rows: changed });
				};
				await setPoints(4_711);
				return {
					page: "/divisions/football",
					before: '"points":4711',
					after: '"points":4712',
					change: () => setPoints(4_712),
				};
			},
		},
		{
			name: "a product",
			tag: "store",
			make: async () => {
				const [before, after] = words();
				const product = {
					slug: `kaus-${unique()}`,
					name: { id: before },
					description: { id: "Katun tebal." },
					category: "pakaian" as const,
					division: "football" as const,
					price: 199_000,
					pictures: [{ art: "tee" as const, slug: "kaus-ombak", division: "football" as const }],
					weightGrams: 220,
				};
				const { slug } = await ask(createProduct, product);
				const sku = `KAUS-${unique().toUpperCase()}`;
				await ask(createVariant, { slug, sku, weightGrams: 220, stock: 5 });
				await ask(publishProduct, { slug, isPublished: true });
				return {
					page: `/products/${slug}`,
					before,
					after,
					change: () => ask(changeProduct, { ...product, slug, name: { id: after } }),
				};
			},
		},
		{
			name: "a ticket's price",
			tag: "tickets",
			make: async () => {
				const { slug } = await createTicketSale(db);
				const [section] = (await ask(saleForStaff, { event: slug })).sections;
				const { id, version, plan } = section!;
				return {
					page: `/ticket-sales/${slug}`,
					before: `"price":${plan.price}`,
					after: '"price":91234',
					change: () => ask(changeSection, { id, version, ...plan, price: 91_234 }),
				};
			},
		},
	];
}
