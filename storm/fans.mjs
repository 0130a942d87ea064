import { createHash, randomBytes } from "node:crypto";
import { queryDatabase } from "../chaos/site.mjs";

/** For fans who order again and again. */
export const withoutUnpaidLimits = { UNPAID_ORDERS: "1000000", UNPAID_PIECES: "1000000" };

/** Where what they buy is sent. */
export const homeAddress = {
	label: "Rumah",
	recipient: "Sari Dewanti",
	phone: "0812 3456 7890",
	street: "Jl. Tebet Raya No. 12",
	postcode: "12810",
	area: "31.74.01.1002",
};

/** Logged-in members with a verified e-mail, each from an address of its own. No password is hashed: nobody logs in here. */
export async function enrolFans(url, count) {
	const fans = Array.from({ length: count }, (_, index) => ({
		token: randomBytes(32).toString("base64url"),
		address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
	}));
	const rows = await queryDatabase(
		url,
		`with fans as (
			insert into members (email, name, phone, email_verified_at)
			select 'badai-' || n || '@example.com', 'Fan ' || n, '+62899' || 10000000 + n, now() from generate_series(1, $1::int) n
			returning id
		), numbered as (
			select id, row_number() over (order by id) as n from fans
		), sessions as (
			insert into member_sessions (member_id, token_hash, device, expires_at)
			select id, hash, 'Chrome · Linux', now() + interval '1 day'
			from numbered join unnest($2::text[]) with ordinality as token(hash, n) using (n)
		)
		select id from numbered order by n`,
		[count, fans.map(({ token }) => createHash("sha256").update(token).digest("base64url"))],
	);
	return fans.map((fan, index) => ({ ...fan, id: rows[index].id }));
}
