import { expect, it } from "vitest";
import { isSitePath } from "./site-path";

it.each([
	"/",
	"/tickets",
	"/tickets/",
	"/news/list/football?page=2#top",
	"/login?next=https://x.example//",
	"/#//",
])("%j is a page of this site", (path) => expect(isSitePath(path)).toBe(true));

it.each([
	"",
	"tickets",
	"//evil.example",
	"/\\evil.example",
	"\\\\evil.example",
	"/\t/evil.example",
	"/\n/evil.example",
	" //evil.example",
	"/a\\..\\\\evil.example",
	"https://evil.example",
	"javascript:alert(1)",
	'/"onmouseover="alert(1)',
])("%j is not", (path) => expect(isSitePath(path)).toBe(false));
