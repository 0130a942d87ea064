import sharp from "sharp";
import { isHonestRefusal, seconds, tally } from "../ask.mjs";
import { expect } from "../expect.mjs";
import { visitHonestly } from "../honest-visitor.mjs";
import { atMost, undisturbed } from "../reference.mjs";
import { withSite } from "../site.mjs";
import { logInTwo, megabytesOf, ordinaryPhoto, sendPatiently, sendPhoto, watchMemory } from "../uploads.mjs";

const bombs = 25;

/**
 * One account sends many small files at once that decode to enormous photos: another member's photo waits for one of them at
 * most, memory does not grow with their number, and the site answers.
 */
export const photoBombs = () =>
	withSite(async (site) => {
		const one = await undisturbed(site, ["/api/news?q=a", "/api/news?q=b", "/api/news?q=c"]);
		const limits = { page: atMost(150, one, 10), API: atMost(75, one, 5), card: atMost(150, one, 10) };
		const [attacker, other] = await logInTwo(site);
		const [photo, kinds] = [await ordinaryPhoto(), await drawBombs()];
		await sendPatiently(site, other, photo);
		const alone = await sendPatiently(site, other, photo);

		// What one costs by itself. The slowest that is accepted is the reference.
		const before = megabytesOf(site);
		const mostOfOne = watchMemory(site);
		const single = [];
		for (const bytes of kinds) single.push(await sendPhoto(site, attacker, bytes));
		const oneTakes = mostOfOne() - before;
		const slowest = Math.max(...single.map(({ ms }) => ms));
		expect(
			single.some(({ status }) => status === 201) && single.some(({ status }) => status === 422),
			`of the bombs some should be accepted and some refused: ${tally(single)}`,
		);
		expect(slowest > 2 * alone, `a bomb takes ${seconds(slowest)}, hardly more than a photo`);

		const mostMemory = watchMemory(site);
		const flood = Promise.all(
			Array.from({ length: bombs }, (_, index) => sendPhoto(site, attacker, kinds[index % kinds.length])),
		);
		await new Promise((resolve) => setTimeout(resolve, 300));
		const [waited, honest] = await Promise.all([
			sendPatiently(site, other, photo),
			visitHonestly(site, "during the bombs"),
		]);
		const answers = await flood;
		const most = mostMemory();
		site.expectAlive();
		const odd = answers.filter(
			(answer) => ![201, 422, 408].includes(answer.status) && !isHonestRefusal(answer),
		);
		expect(odd.length === 0, `answers other than 201, 422, 408 and 429: ${tally(odd)}`);
		const limit = atMost(3, slowest + alone, 5);
		expect(waited <= limit, `another member's photo took ${seconds(waited)}, not ${seconds(limit)}`);
		honest.expectWithin(limits);
		const seen = `${Math.round(oneTakes)} MB for one, ${Math.round(most - before)} MB for all`;
		// A second one is read while the first is drawn; together they would take as many times as much as there are.
		expect(most - before <= 3 * Math.max(oneTakes, 50), `memory: ${seen}`);
		return `${bombs} bombs (${tally(answers)}, one takes ${seconds(slowest)}): another member's photo ${seconds(waited)}, alone ${seconds(alone)}; ${seen}; ${honest.waited}`;
	});

/** Just below what is accepted, and above it. */
async function drawBombs() {
	const draw = (width, height) => sharp({ create: { width, height, channels: 3, background: "#1130de" } });
	const interlaced = { progressive: true, compressionLevel: 9 };
	return Promise.all(
		[
			draw(6000, 4000).ensureAlpha().png(interlaced),
			draw(6000, 4000).jpeg({ progressive: true }),
			draw(6000, 4000).toColourspace("rgb16").png(interlaced),
			draw(8000, 6000).toColourspace("rgb16").png(interlaced),
		].map((picture) => picture.toBuffer()),
	);
}
