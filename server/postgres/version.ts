import type pg from "pg";
import { SettingsError } from "../../app/platform/settings.server";

const oldest = 15;

export async function checkVersion(client: pg.ClientBase) {
	const { rows } = await client.query<{ version: string; number: number }>(
		"select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
	);
	const { version, number } = rows[0]!;
	if (number < oldest * 10_000)
		throw new SettingsError([`DATABASE_URL: PostgreSQL ${version} is too old, ${oldest} or newer is needed`]);
}

/** Built into PostgreSQL from 18 on. Primary keys default to it, so it must exist before the first migration. */
export async function ensureUuidv7(client: pg.ClientBase) {
	const { rows } = await client.query("select to_regprocedure('uuidv7()') is null as missing");
	if (rows[0].missing) await client.query(createUuidv7("uuidv7"));
}

/** 48 bits of milliseconds, the version, 12 bits of their fraction, and the random half of a v4, like PostgreSQL 18. */
export const createUuidv7 = (name: string) => `
	create function ${name}() returns uuid language sql volatile parallel safe as $$
		select encode(
			substring(int8send(moment / 1000) from 3)
				|| int2send((28672 + (moment % 1000) * 4096 / 1000)::int2)
				|| substring(uuid_send(gen_random_uuid()) from 9),
			'hex')::uuid
		from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as moment offset 0) as now
	$$`;
