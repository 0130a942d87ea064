// Recomputes the order of a waiting room's draw from what the club has published, with nothing but SHA-256:
//   node docs/check-draw.mjs https://…/antrean/EVENT/undian.json LOT [HASH]
// HASH is the seed's hash as you saw it before the opening. Exit code 1 if it does not fit the seed.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256"));

/** Lots in the order of SHA-256(seed ‖ lot): the seed's 32 bytes, then the lot's digits. */
export const orderLots = (seed, lots) =>
	lots
		.map((lot) => ({ lot, hash: sha256(Buffer.from(seed, "hex"), String(lot)).digest("hex") }))
		.sort((one, other) => (one.hash < other.hash ? -1 : 1))
		.map(({ lot }) => lot);

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
	const [source, lot, hash] = process.argv.slice(2);
	const text = /^https?:/.test(source) ? await (await fetch(source)).text() : readFileSync(source, "utf8");
	const { seed, seedHash, lots } = JSON.parse(text);
	const isTrue = [seedHash, hash ?? seedHash].every(
		(one) => one === sha256(Buffer.from(seed, "hex")).digest("hex"),
	);
	console.log(isTrue ? "The seed fits the hash." : "The seed does NOT fit the hash.");
	const place = orderLots(seed, lots).indexOf(Number(lot)) + 1;
	console.log(place ? `Lot ${lot}: place ${place} of ${lots.length}` : `Lot ${lot} was not in the draw.`);
	process.exitCode = isTrue ? 0 : 1;
}
