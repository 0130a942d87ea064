import { rmSync } from "node:fs";
import { expectNothingLost, writeConsent } from "../consents.mjs";
import { embeddedDatabase, newFolder, startSite } from "../site.mjs";

const rounds = 4;
const writers = 8;

/** `kill -9` of the app under load: what it acknowledged is there after the next start. */
export async function killApp() {
	const folder = newFolder();
	const acknowledged = [];
	let site = await startSite(folder);
	try {
		for (let round = 0; round < rounds; round++) {
			const writing = Array.from({ length: writers }, async () => {
				for (let count = 0; count < 150 && site.lives(); count++) {
					const written = await writeConsent(site);
					if (written.acknowledged) acknowledged.push(written.acknowledged);
				}
			});
			await new Promise((resolve) => setTimeout(resolve, 300 + round * 200));
			site.kill("SIGKILL");
			await Promise.all(writing);
			await site.ended;
			site = await startSite(folder);
			await expectNothingLost(embeddedDatabase(folder).url, acknowledged);
		}
		return `${rounds} kills, ${acknowledged.length} of ${acknowledged.length} acknowledged writes kept`;
	} finally {
		await site.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}
