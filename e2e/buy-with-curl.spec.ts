import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { areasAreLoaded } from "./buyers";
import { expect, test } from "./site";

const page = readFileSync(new URL("../docs/buy-with-curl.md", import.meta.url), "utf8");
const blocks = [...page.matchAll(/^```(sh|json)\n(.*?)^```$/gms)].map(([, kind, text]) => ({
	kind,
	text: text!,
}));
const commands = blocks.filter(({ kind }) => kind === "sh").map(({ text }) => text);
/** By the place of the command that it answers. */
const answers = blocks.flatMap(({ kind, text }, at) =>
	kind === "json"
		? [[blocks.slice(0, at).filter((block) => block.kind === "sh").length - 1, text] as const]
		: [],
);
const mark = "\u241e";

test("docs/buy-with-curl.md works as it is written", async ({ request, baseURL }) => {
	await areasAreLoaded(request);
	const script = commands.join(`\nprintf '${mark}'\n`);
	const { stdout } = await promisify(execFile)("sh", ["-euc", script], {
		env: { ...process.env, SITE: baseURL! },
		maxBuffer: 10_000_000,
	});
	const said = stdout.split(mark);
	expect(said).toHaveLength(commands.length);
	expect(answers.length).toBeGreaterThan(8);
	for (const [place, sample] of answers)
		expect(JSON.parse(said[place]!), commands[place]).toEqual(anyOf(JSON.parse(sample)));
});

/** "…" stands for any text, 0 for any number; lists may go on. */
function anyOf(sample: unknown): unknown {
	if (sample === "…") return expect.any(String);
	if (sample === 0) return expect.any(Number);
	if (Array.isArray(sample))
		return sample.length === 0
			? []
			: expect.arrayContaining(sample.map((each) => expect.objectContaining(asObject(each))));
	return typeof sample === "object" && sample !== null ? expect.objectContaining(asObject(sample)) : sample;
}

const asObject = (sample: object) =>
	Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, anyOf(value)]));
