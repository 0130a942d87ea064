import { readFileSync } from "node:fs";
import sharp from "sharp";
import { isHonestRefusal } from "./ask.mjs";
import { expect } from "./expect.mjs";
import { importSource } from "./postgres.mjs";

/** Headers with which two members may send photos: one attacks, the other wants to send an ordinary photo. */
export async function logInTwo(site) {
	const { demoMember, demoStaff } = await importSource("./club/demo/members.ts");
	return Promise.all(
		[demoMember, demoStaff].map(async ({ email, password }) => {
			const { body, status } = await site.post("/api/login", { email, password });
			expect(status === 200, `the log-in gave ${status}`);
			return { authorization: `Bearer ${JSON.parse(body).access_token}` };
		}),
	);
}

export const sendPhoto = (site, headers, bytes) =>
	site.get("/api/photos", { method: "POST", headers, bytes });

/** Whoever is asked to wait does so and tries again. */
export async function sendPatiently(site, headers, bytes) {
	const since = performance.now();
	for (let count = 0; count < 10; count++) {
		const answer = await sendPhoto(site, headers, bytes);
		if (answer.status === 201) return performance.now() - since;
		expect(isHonestRefusal(answer), `another member's photo gave ${answer.status || answer.body}`);
		await new Promise((resolve) => setTimeout(resolve, 1_000));
	}
	throw new Error("another member's photo was refused ten times");
}

export const ordinaryPhoto = () =>
	sharp({
		create: { width: 1200, height: 900, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 40 } },
	})
		.jpeg()
		.toBuffer();

export const megabytesOf = ({ pid }) =>
	Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** The most memory that the site holds from now on until it is asked. */
export function watchMemory(site) {
	let most = megabytesOf(site);
	const look = setInterval(() => {
		if (site.lives()) most = Math.max(most, megabytesOf(site));
	}, 50);
	return () => {
		clearInterval(look);
		return most;
	};
}
