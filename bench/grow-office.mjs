// The data of the office's lists, beside the orders of `grow-orders.mjs`: members, parcels, returns, ratings, vouchers,
// messages and the log. A small club has a full page of each, so that only what is beyond the first page differs.
import { createHash, randomBytes } from "node:crypto";

const firstNames =
	"Budi Siti Agus Dewi Rizky Putri Andi Wulan Joko Ratna Fajar Intan Bayu Sari Galih Nadia Eko Lestari Yusuf Mega";
const lastNames =
	"Santoso Wijaya Pratama Lestari Nugroho Siregar Halim Saputra Hidayat Kusuma Rahman Simanjuntak Setiawan Utami Firmansyah";
const couriers = ["jne", "jnt", "sicepat", "anteraja"];
const area = (id, name) => ({ id, name });
const address = {
	label: "Rumah",
	recipient: "Sari Dewanti",
	phone: "+6281234567890",
	street: "Jl. Tebet Raya No. 12",
	landmark: null,
	postcode: "12810",
	place: {
		id: "31.74.01.1002",
		province: area("31", "DKI Jakarta"),
		city: area("31.74", "Kota Jakarta Selatan"),
		district: area("31.74.01", "Tebet"),
		village: area("31.74.01.1002", "Tebet Barat"),
	},
};
/** A page of the longest list, plus one. */
const page = 60;

/** Inserts it all, and returns an admin's headers and search terms. */
export async function growOffice(client, { members, letters, entries }) {
	const query = async (statement, values) => (await client.query(statement, values)).rows;
	await query("begin");
	await query("set local session_replication_role = replica");
	const staff = await enrolStaff(query);
	await insertMembers(query, members);
	const { count, open } = await moveOrders(query);
	await insertParcels(query, { count, open });
	await insertMoney(query, count);
	await insertReturns(query);
	await insertHiddenProducts(query);
	await insertRatings(query);
	await insertVouchers(query);
	await insertLetters(query, letters);
	await insertLog(query, staff.id, entries);
	await query("commit");
	return { headers: staff.headers, samples: await findSamples(query, staff.id) };
}

async function enrolStaff(query) {
	const token = randomBytes(32).toString("base64url");
	const [{ id }] = await query(
		`insert into members (email, name, phone, email_verified_at)
		values ('kantor@example.com', 'Kepala Kantor', '+6285500000001', now()) returning id`,
	);
	await query("insert into staff_roles (member_id, role) values ($1, 'admin')", [id]);
	await query(
		`insert into member_sessions (member_id, token_hash, device, expires_at)
		values ($1, $2, 'Chrome · Linux', now() + interval '1 day')`,
		[id, createHash("sha256").update(token).digest("base64url")],
	);
	return { id, headers: { authorization: `Bearer ${token}`, "x-forwarded-for": "10.200.0.1" } };
}

const insertMembers = (query, count) =>
	query(
		`insert into members (email, name, phone, created_at, disabled_at, disabled_because)
		select 'anggota-' || n || '@example.com',
			($1::text[])[1 + n % cardinality($1::text[])] || ' ' || ($2::text[])[1 + n / 20 % cardinality($2::text[])] || ' ' || lpad(n::text, 6, '0'),
			'+62811' || 10000000 + n, now() - interval '3 years' * n / ${count},
			case when n % ${Math.floor(count / page)} = 0 then now() end,
			case when n % ${Math.floor(count / page)} = 0 then 'Akun palsu' end
		from generate_series(1, ${count}) n`,
		[firstNames.split(" "), lastNames.split(" ")],
	);

const serial = "split_part(number, '-', 3)::int";

/** The latest orders are still open; of the others, some were closed unpaid and a third are tickets. */
async function moveOrders(query) {
	const [{ count }] = await query(
		"select count(*)::int as count from orders where number like 'BENCH-ALL-%'",
	);
	// A busy day: more than a page of each for every courier, and no more than a club can handle.
	const open = Math.max(couriers.length * page, Math.min(1_000, Math.floor(count / 200)));
	await query(
		`update orders set
			kind = case when n > ${5 * open} and n % 3 = 0 then 'tickets' else kind end,
			state = case when n <= ${open} then 'awaiting_payment' when n <= ${2 * open} then 'paid' when n <= ${3 * open} then 'packed'
				when n <= ${4 * open} then 'shipped' when n <= ${5 * open} then 'delivered'
				when n % 7 = 1 then 'expired' when n % 11 = 1 then 'cancelled' when n % 9 = 1 then 'refunded'
				when n % 3 = 0 then 'issued' else 'completed' end,
			pay_by = case when n <= ${open} then now() + interval '1 day' else pay_by end
		from (select id, ${serial} as n from orders where number like 'BENCH-ALL-%') numbered
		where numbered.id = orders.id`,
	);
	return { count, open };
}

/** Few orders are picked up, and few parcels are in trouble: more than a page of both. */
async function insertParcels(query, { count, open }) {
	await query(
		`insert into deliveries (order_id, courier, service, name, price, arrival, address)
		select id, courier, 'reg', '{"id": "Reguler"}', 18000, '{"from": "2026-11-20", "to": "2026-11-21"}',
			case when courier <> 'pickup' then $2::jsonb end
		from orders, lateral (
			select case when ${serial} % ${Math.floor(count / (2 * page))} = 0 then 'pickup' else ($1::text[])[1 + ${serial} % 4] end as courier
		) chosen
		where number like 'BENCH-ALL-%' and kind = 'goods'`,
		[couriers, JSON.stringify(address)],
	);
	await query(
		`insert into parcels (order_id, serial, network, courier, service, waybill, step, shipped_at, last_scan_at, told_trouble)
		select id, 1, 'simulator', courier, service, 'RESI' || ${serial},
			case state when 'packed' then 'label_created' when 'shipped' then 'in_transit' else 'delivered' end,
			case when state <> 'packed' then paid_at end, paid_at, case when state = 'shipped' and ${serial} % ${Math.floor(open / page)} = 0 then 'silent' end
		from orders join deliveries on order_id = id
		where number like 'BENCH-ALL-%' and state in ('packed', 'shipped', 'delivered', 'completed')`,
	);
	await query(
		`insert into parcel_lines (parcel_id, order_id, position, quantity)
		select parcels.id, order_id, position, quantity from parcels join order_lines using (order_id) where waybill like 'RESI%'`,
	);
}

/** Paid, booked and partly refunded; one method is rarely used. */
async function insertMoney(query, count) {
	await query(
		`update payment_attempts set method = case when n % ${Math.floor(count / page)} = 0 then 'alfamart' when n % 3 = 0 then 'va_bca' else 'qris' end
		from (select id, ${serial} as n from orders where number like 'BENCH-ALL-%') numbered where numbered.id = order_id`,
	);
	await query(
		`insert into ledger_entries (cause, account, amount, order_id, at)
		select 'payment/' || order_id, account, amount * sign, order_id, paid_at
		from payment_attempts, (values ('gateway', 1), ('sales', -1)) booked(account, sign) where reference like 'BENCH-ALL-%'`,
	);
	await query(
		`insert into refunds (order_id, attempt_id, amount, reason, cause, state, created_at, done_at)
		select orders.id, attempt.id, 83000, 'returned', 'bench ' || number, case when ${serial} % 5 = 0 and ${serial} < 6000 then 'sent' else 'done' end,
			attempt.paid_at, case when ${serial} % 5 = 0 and ${serial} < 6000 then null else attempt.paid_at end
		from orders join payment_attempts attempt on order_id = orders.id where number like 'BENCH-ALL-%' and orders.state = 'refunded'`,
	);
}

async function insertReturns(query) {
	const photo = '[{"id": "bench", "width": 4, "height": 3}]';
	const insert = (state, where, limit) =>
		query(
			`insert into returns (order_id, member_id, state, reason, words, photos, answer, refund_id, asked_at)
			select orders.id, member_id, '${state}', 'wrong_size', 'Kekecilan di bahu.', '${photo}',
				case when '${state}' = 'refused' then 'Sudah dipakai.' end, refunds.id, coalesce(paid_at, orders.created_at)
			from orders left join refunds on refunds.order_id = orders.id
			where number like 'BENCH-ALL-%' and kind = 'goods' and ${where} limit ${limit}`,
		);
	await insert("asked", "orders.state = 'delivered'", page);
	await insert("accepted", `orders.state = 'delivered' and ${serial} % 2 = 0`, page);
	await insert("refused", "orders.state = 'completed'", "all");
	await insert("received", "orders.state = 'refunded'", "all");
	await query(
		`insert into return_lines (return_id, order_id, position, quantity)
		select returns.id, order_id, 1, 1 from returns join orders on orders.id = order_id where number like 'BENCH-ALL-%'`,
	);
}

/** Jerseys of former seasons, more than a page of them. */
async function insertHiddenProducts(query) {
	await query(
		`insert into products (slug, name, description, category, division, price, pictures, weight_grams, released_at)
		select 'jersey-lama-' || n, '{"id": "Jersey lama", "en": "Old jersey"}', description, category, division, price, pictures,
			weight_grams, '9999-12-31'
		from (select * from products where category = 'jersey' order by id limit 1) jersey, generate_series(1, ${page}) n`,
	);
	await query(
		`with sizes as (
			insert into product_variants (id, product_id, sku, size, weight_grams, list_order)
			select uuidv7(), id, slug || '-' || at, size, weight_grams, at
			from products, unnest(array['S', 'M', 'L']) with ordinality sizes(size, at) where slug like 'jersey-lama-%'
			returning id
		)
		insert into allotments (id, kind, size) select id, 'variant', 20 from sizes`,
	);
}

/** Ratings per product stay the same: there are more products. */
async function insertRatings(query) {
	const [{ count }] = await query("select count(*)::int as count from products");
	const some = Math.floor((12 * count) / page);
	await query(
		`insert into ratings (product_id, name, stars, words, fit, is_verified, answer, hidden_because, created_at)
		select products.id, 'Budi', 1 + n % 5, 'Bahannya adem.', 'right', true,
			case when n > 2 then 'Terima kasih!' end, case when row_number() over () % ${some} = 0 then 'Kata kasar' end,
			now() - interval '1 day' * n
		from products, generate_series(1, 12) n`,
	);
}

/** One that everybody has, and members' credit. */
async function insertVouchers(query) {
	const [{ id }] = await query(
		`insert into vouchers (code, way, title, effect, value) values ('SEMUAORANG', 'code', '{"id": "Untuk semua"}', 'amount', 10000) returning id`,
	);
	await query(
		`insert into voucher_uses (order_id, voucher_id, amount) select id, $1, 10000 from orders where number like 'BENCH-ALL-%' and ${serial} % 10 < 3`,
		[id],
	);
	await query(
		`insert into vouchers (code, way, title, effect, value, member_id, starts_at, ends_at)
		select 'SALDO' || ${serial}, 'code', '{"id": "Saldo"}', 'amount', 50000, member_id, created_at, created_at + interval '1 year'
		from orders where number like 'BENCH-ALL-%' and ${serial} % 5 = 0 order by created_at`,
	);
}

/** Messages to the club, nearly all of them answered. */
async function insertLetters(query, count) {
	const some = Math.floor(count / page);
	await query(
		`insert into contact_messages (name, email, topic, message, language, suspect, created_at, handled_at)
		select 'Budi', 'budi@example.com', 'store', 'Kapan jersey tandang tersedia lagi?', 'id', n % ${some} = 1,
			now() - interval '3 years' * n / ${count}, case when n % ${some} > 1 then now() end
		from generate_series(1, ${count}) n`,
	);
	await query(
		`insert into trial_applications
			(category, programme_id, child_name, birth_date, guardian_name, email, phone, consent_at, created_at, handled_at)
		select category, id, 'Bima', '2014-05-05', 'Budi', 'budi@example.com', '+6281234567890', now(),
			now() - interval '3 years' * n / ${count}, case when n % ${some} > 0 then now() end
		from (select id, category from academy_programmes limit 1) programme, generate_series(1, ${count}) n`,
	);
}

const insertLog = (query, staffId, count) =>
	query(
		`insert into audit_log (member_id, action, subject, after, created_at)
		select case when n % ${Math.floor(count / page)} = 0 then $1 else (array['01990000-0000-7000-8000-000000000001', '01990000-0000-7000-8000-000000000002'])[1 + n % 2]::uuid end,
			(array['parcels.pack', 'parcels.ship', 'stock.move', 'products.change', 'members.disable'])[1 + n % 5],
			(array['order/BENCH-ALL-', 'order/BENCH-ALL-', 'variant/', 'product/', 'member/'])[1 + n % 5] || n,
			'{"because": "Bench"}', now() - interval '1 minute' * (${count} - n)
		from generate_series(1, ${count}) n`,
		[staffId],
	);

/** The office's requests, with each club's own rows. */
async function findSamples(query, staffId) {
	const [order] = await query(
		`select number, member_id, waybill from orders join parcels on order_id = orders.id
		where number like 'BENCH-ALL-%' and state = 'completed' order by ${serial} desc limit 1`,
	);
	const [half] = await query(
		`select number from orders where number like 'BENCH-ALL-%' and kind = 'goods' order by created_at desc
		offset (select count(*) / 3 from orders) limit 1`,
	);
	const [member] = await query(
		"select id, name, email, phone from members where email like 'anggota-%' order by id offset 400 limit 1",
	);
	const [ticket] = await query("select number from passes order by id limit 1");
	const [voucher] = await query("select id from vouchers where code = 'SEMUAORANG'");
	const [product] = await query("select slug from products where released_at < now() order by slug limit 1");
	// No other code starts with the longest one.
	const [credit] = await query(
		"select code from vouchers where code like 'SALDO%' order by length(code) desc, code desc limit 1",
	);
	const [someMember] = await query(
		"select id from members where email like 'anggota-%' order by id desc offset 400 limit 1",
	);
	const [entry] = await query(
		"select subject from audit_log where subject like 'member/%' order by length(subject) desc, subject limit 1",
	);
	return { order, half, member, ticket, voucher, product, credit, someMember, entry, staffId };
}
