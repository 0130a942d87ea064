import { askRaw } from "../ask.mjs";
import { expect } from "../expect.mjs";
import { withSite } from "../site.mjs";

const known = [
	"//",
	"///",
	"////",
	"//?a=1",
	"//#",
	"/\\",
	"/\\\\",
	"//[",
	"//]",
	"//:",
	"//@",
	"//a:b@c",
	"/.//",
	"/..//",
	"*",
	"/%",
	"//%00",
	"/%5C",
	"/\xff",
	"//evil.example/",
	"http://evil.example//",
	"http://[",
	"/?\\",
	"/api//",
	"/api/%",
	"/og//.png",
	"/og/%.png",
	"//api/news",
];
const pieces = [
	"/",
	"//",
	"\\",
	"?",
	"#",
	"[",
	"]",
	":",
	"@",
	"%",
	"%00",
	"%2F",
	"%5c",
	"..",
	".",
	"*",
	"a",
	"api",
	"og",
	".png",
	"news",
	"\x7f",
	"\xff",
	"=",
	"&",
	";",
];
const methods = ["GET", "HEAD", "POST", "OPTIONS", "PUT"];

/** No request target ends the process or makes it fail. */
export const oddTargets = ({ isQuick }) =>
	withSite(async (site) => {
		const targets = [...known, ...Array.from({ length: isQuick ? 50 : 400 }, (_, seed) => oddTarget(seed))];
		let asked = 0;
		for (const target of targets) {
			for (const method of known.includes(target) ? methods : ["GET"]) {
				const status = await askRaw(site.port, method, target);
				asked++;
				site.expectAlive();
				expect(
					status >= 200 && status < 500,
					`${method} ${JSON.stringify(target)} gave ${status || "no answer"}`,
				);
			}
		}
		return `${asked} odd requests, none of them failed`;
	});

/** The same ones in every run. */
function oddTarget(seed) {
	let state = seed * 2654435761 + 1;
	const next = (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
	return `/${Array.from({ length: 1 + next(8) }, () => pieces[next(pieces.length)]).join("")}`;
}
