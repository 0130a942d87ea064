import { rmSync } from "node:fs";
import { expectNothingLost, writeConsent } from "../consents.mjs";
import { expect, Impossible } from "../expect.mjs";
import { olderServers, withPostgres } from "../postgres.mjs";
import { newFolder, startSite } from "../site.mjs";
import { sitePaths } from "../site-paths.mjs";

/** The whole site on the oldest PostgreSQL at hand, from an empty database, and started a second time. */
export async function olderPostgres() {
	const [oldest] = olderServers();
	if (!oldest)
		throw new Impossible("no PostgreSQL 15, 16 or 17 here (Debian: apt-get install postgresql-15)");
	return withPostgres(async (DATABASE_URL) => {
		const folder = newFolder();
		try {
			let pages = 0;
			for (let start = 0; start < 2; start++) {
				const site = await startSite(folder, { DATABASE_URL });
				try {
					for (const path of [
						...(await sitePaths(site)).slice(0, 60),
						"/api/search?q=jersi",
						"/api/products",
					]) {
						const { status } = await site.get(path);
						expect(status === 200, `${path} gave ${status}`);
						pages++;
					}
					const { acknowledged, status } = await writeConsent(site);
					expect(acknowledged, `a write gave ${status}`);
					await expectNothingLost(DATABASE_URL, [acknowledged]);
				} finally {
					await site.stop();
				}
			}
			return `PostgreSQL ${oldest.version}: started twice, ${pages} pages and answers, all 200`;
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	}, oldest.bin);
}
