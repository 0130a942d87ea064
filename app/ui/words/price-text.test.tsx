import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PriceText } from "./price-text";

test("a former price is struck through and labelled for screen readers", () => {
	const html = renderToStaticMarkup(<PriceText amount={674_100} former={749_000} />);
	expect(html).toContain("<s");
	expect(html).toContain("Harga semula");
});

test("a former price is shown only if it was higher", () => {
	expect(renderToStaticMarkup(<PriceText amount={749_000} former={749_000} />)).not.toContain("<s ");
	expect(renderToStaticMarkup(<PriceText amount={749_000} former={null} />)).not.toContain("<s ");
});
