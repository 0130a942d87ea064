// Multiplies a club's history: what a club keeps publishing (news, events, videos,
// products) is copied, with new slugs and dates. Squads, players, titles, opponents and venues stay as they are, since
// no club has a squad of thousands; all copies refer to the same ones, which are therefore mentioned that much more often.

/** For each table, the columns in which a copy differs. `n` is the copy's number, `old` the original row. */
const copies = {
	events: {
		slug: named("slug"),
		...shifted("starts_at", "ends_at", "previous_starts_at"),
		status: `case when old.status = 'cancelled' then old.status
			when old.ends_at + ${shift()} < now() then 'finished' else 'scheduled' end`,
	},
	matches: { event_id: copyOf("events", "old.event_id") },
	videos: {
		slug: named("slug"),
		...shifted("published_at"),
		event_slug: named("event_slug"),
	},
	products: { slug: named("slug"), ...shifted("released_at") },
	// A pre-order quota belongs to one variant; copies have only stock.
	product_variants: {
		id: "uuidv7()",
		preorder_id: "null",
		product_id: copyOf("products", "old.product_id"),
		sku: named("sku"),
	},
	articles: { slug: named("slug"), ...shifted("published_at") },
	article_mentions: {
		article_id: copyOf("articles", "old.article_id"),
		...shifted("published_at"),
		// Players and tags stay, and some items are mentioned year after year.
		target_slug: `case when old.kind in ('player', 'tag') or n % 10 = 0 then old.target_slug else ${named("target_slug")} end`,
	},
	entertainment_items: { slug: named("slug"), ...shifted("starts_at") },
	foundation_programmes: { slug: named("slug"), started_on: "old.started_on - n * 7" },
};

export async function grow(client, times) {
	await client.query("begin");
	// Row by row the triggers would take minutes; what they maintain is filled in at the end instead.
	await client.query("set local session_replication_role = replica");
	for (const [table, changes] of Object.entries(copies)) {
		const names = await columnsOf(client, table);
		if ("id" in changes) names.push("id");
		const values = names.map((name) => changes[name] ?? `old.${name}`);
		await client.query(
			`insert into ${table} (${names}) select ${values} from ${table} old, generate_series(1, ${times - 1}) n`,
		);
	}
	await client.query(
		"insert into allotments (id, kind, size) select id, 'variant', 20 from product_variants on conflict do nothing",
	);
	const names = await columnsOf(client, "search_entries");
	await client.query(
		`insert into search_entries (${names}) select ${names} from search_sources on conflict do nothing`,
	);
	await client.query(
		`insert into search_words (language, word)
		select language, word from search_entries, string_to_table(spelling, ' ') word where word <> '' on conflict do nothing`,
	);
	await client.query(`update list_counts set entries = entries * ${times}`);
	await client.query("commit");
}

async function columnsOf(client, table) {
	const { rows } = await client.query(
		`select quote_ident(column_name) as name from information_schema.columns
		where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and column_name <> 'id'`,
		[table],
	);
	return rows.map(({ name }) => name);
}

function named(column) {
	return `old.${column} || '-' || n`;
}

/** Every tenth copy is in the future, all others in the past, a week apart: history grows, and the calendar a little. */
function shift() {
	return "(case when n % 10 = 0 then n else -n end) * interval '7 days'";
}

function shifted(...columns) {
	return Object.fromEntries(columns.map((column) => [column, `old.${column} + ${shift()}`]));
}

/** The copy, with the same number, of the row with this id. */
function copyOf(table, id) {
	return `(select copy.id from ${table} copy, ${table} original
		where original.id = ${id} and copy.slug = original.slug || '-' || n)`;
}
