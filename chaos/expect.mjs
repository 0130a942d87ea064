/** Something was measured, and it is not as it should be. */
export class Miss extends Error {}

/** Fails the case, in words that say what was seen. */
export function expect(holds, otherwise) {
	if (!holds) throw new Miss(otherwise);
}

/** This machine cannot do what the case needs: neither passed nor failed. */
export class Impossible extends Error {}

export async function eventually(what, seconds, holds) {
	const deadline = performance.now() + seconds * 1000;
	const since = performance.now();
	while (!(await holds())) {
		expect(performance.now() < deadline, `not within ${seconds} s: ${what}`);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	return Math.round((performance.now() - since) / 100) / 10;
}
