import type pg from "pg";
import type { Settings } from "../app/platform/settings.server";

/** Fills the demo club when the database is empty. */
export async function fillDemoClub(_pool: pg.Pool, _settings: Settings): Promise<boolean> {
	return true;
}
