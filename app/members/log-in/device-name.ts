/** "Chrome · Android" from a user agent: enough for members to recognize their own devices. */
export function deviceName(userAgent: string): string {
	const names = [findName(browsers, userAgent), findName(systems, userAgent)].filter(Boolean);
	return names.join(" · ") || "?";
}

type Sign = readonly [name: string, sign: RegExp];

/** Order matters: most user agents also name the browsers they derive from. */
const browsers: readonly Sign[] = [
	["Edge", /\bEdg(?:A|iOS)?\//],
	["Opera", /\bOPR\//],
	["Samsung Internet", /\bSamsungBrowser\//],
	["Firefox", /\b(?:Firefox|FxiOS)\//],
	["Chrome", /\b(?:Chrome|CriOS)\//],
	["Safari", /\bSafari\//],
];
const systems: readonly Sign[] = [
	["Android", /\bAndroid\b/],
	["iOS", /\b(?:iPhone|iPad|iPod)\b/],
	["Windows", /\bWindows\b/],
	["macOS", /\bMac OS X\b/],
	["ChromeOS", /\bCrOS\b/],
	["Linux", /\bLinux\b/],
];

const findName = (table: readonly Sign[], userAgent: string) =>
	table.find(([, sign]) => sign.test(userAgent))?.[0];
