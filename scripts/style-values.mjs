// Which values the stylesheets use, for `npm run shape` and the tests of the styles.
import path from "node:path";

const isTokens = (file) => path.posix.basename(file) === "tokens.css";

/**
 * Each value with the files that use it, by kind. Tokens count as their values.
 * @param {Map<string, string>} sheets texts by file name
 * @returns {Record<"breakpoints" | "fontSizes" | "fluidSizes" | "spaces" | "colours", Map<string, string[]>>}
 */
export function styleValues(sheets) {
	const tokens = new Map(
		[...sheets]
			.flatMap(([file, text]) => (isTokens(file) ? declarationsIn(text) : []))
			.map(([name, value]) => [name, value]),
	);
	const resolve = (value) => value.replace(/var\((--[\w-]+)\)/g, (whole, name) => tokens.get(name) ?? whole);
	const found = {
		breakpoints: new Map(),
		fontSizes: new Map(),
		fluidSizes: new Map(),
		spaces: new Map(),
		colours: new Map(),
	};
	for (const [file, text] of sheets) {
		const add = (kind, values) => {
			for (const value of values) found[kind].set(value, [...(found[kind].get(value) ?? []), file]);
		};
		add(
			"breakpoints",
			breakpointsIn(text).map((width) => `${width}px`),
		);
		for (const [property, value] of declarationsIn(text)) {
			const size = fontSizeIn(property, resolve(value));
			if (size) add(/^[\d.]+px$/.test(size) ? "fontSizes" : "fluidSizes", [size]);
			add("spaces", spacesIn(property, resolve(value)));
			if (!isTokens(file)) add("colours", coloursIn(property, value));
		}
	}
	return found;
}

/** @returns {[property: string, value: string][]} */
function declarationsIn(text) {
	const plain = withoutComments(text).replace(/"[^"]*"|'[^']*'/g, '""');
	return [...plain.matchAll(/(?<=[{;}]\s*|^\s*)([\w-]+)\s*:([^{};]*)(?=[;}])/g)].map(
		([, property, value]) => [property, value.replace(/\s+/g, " ").trim()],
	);
}

const withoutComments = (text) => text.replace(/\/\*.*?\*\//gs, "");

/** Where a layout changes, in pixels: `max-width: 799px`, `min-width: 800px` and `width < 800px` are the same. */
function breakpointsIn(text) {
	return [...withoutComments(text).matchAll(/@media([^{;]*)/g)].flatMap(([, query]) => [
		...[...query.matchAll(/(min|max)-width:\s*([\d.]+)px/g)].map(([, side, width]) =>
			side === "max" ? Math.ceil(+width + 0.01) : +width,
		),
		...[...query.matchAll(/width\s*([<>]=?)\s*([\d.]+)px/g)].map(([, sign, width]) =>
			sign === "<=" || sign === ">" ? Math.ceil(+width + 0.01) : +width,
		),
	]);
}

/** Sizes of the screen: those relative to the surrounding text, and the points of printed paper, are no steps of a scale. */
function fontSizeIn(property, value) {
	const size =
		property === "font-size"
			? value
			: property === "font"
				? /(?<=^|\s)((clamp|calc|min|max)\((?:[^()]|\([^()]*\))*\)|var\(--[\w-]+\)|[\d.]+[a-z]+)/.exec(
						value,
					)?.[0]
				: undefined;
	return size && !/^(inherit|0|[\d.]+(em|%|pt))$/.test(size) ? inPixels(size) : undefined;
}

/** A hairline is no space. */
function spacesIn(property, value) {
	if (!/^(padding|margin|gap|row-gap|column-gap|scroll-(padding|margin))(-|$)/.test(property)) return [];
	return [...inPixels(value).matchAll(/[\d.]+px/g)]
		.map(([space]) => space)
		.filter((space) => Number.parseFloat(space) > 1);
}

const inPixels = (value) => value.replace(/([\d.]+)rem\b/g, (_, rem) => `${rem * 16}px`);

/** Colours mixed or derived from others are not written out, and in a mask only the opacity counts. */
function coloursIn(property, value) {
	if (/^(-webkit-)?mask/.test(property)) return [];
	const literal =
		/#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\b)[^()]*\)|(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|silver|gold|orange|yellow|purple|navy|pink|brown)(?![\w-])/gi;
	return value.match(literal) ?? [];
}
