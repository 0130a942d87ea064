import { expect, it } from "vitest";
import { styleValues } from "./style-values.mjs";

it("reads the values of stylesheets, with tokens as what they stand for", () => {
	const found = styleValues(
		new Map([
			["app/ui/tokens.css", `:root { --ink: #061824; --text-sm: 0.875rem; --space-2: 8px; }`],
			[
				"app/a.css",
				`/* #fff */ a:hover { font-size: 14px; color: var(--ink); padding: var(--space-2) 0 1px;
					& b { font: 800 var(--text-sm) / 1.2 serif; margin: -8px auto 0.75rem; mask: linear-gradient(#000, transparent) }
					@media (min-width: 800px) { color: #FFF; background: url("#abc") rgb(0 0 0 / 0.5); font-size: 1em } }
				@media (max-width: 799px) { #add { font-size: clamp(1rem, 2vw, 2rem); fill: color-mix(in srgb, var(--ink) 5%, transparent) } }
				@media (width < 600px) { p { color: white; font-size: inherit; white-space: nowrap } }`,
			],
		]),
	);
	const values = Object.fromEntries(Object.entries(found).map(([kind, uses]) => [kind, [...uses.keys()]]));
	expect(values).toEqual({
		breakpoints: ["800px", "600px"],
		fontSizes: ["14px"],
		fluidSizes: ["clamp(16px, 2vw, 32px)"],
		spaces: ["8px", "12px"],
		colours: ["#FFF", "rgb(0 0 0 / 0.5)", "white"],
	});
});
