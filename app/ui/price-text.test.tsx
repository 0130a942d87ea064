import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PriceText } from "./price-text";

test("a former price is struck through and named for readers", () => {
	const html = renderToStaticMarkup(<PriceText amount={674_100} former={749_000} />);
	expect(html).toContain("<s");
	expect(html).toContain("Harga semula");
});

test("a former price that was not higher is not shown", () => {
	expect(renderToStaticMarkup(<PriceText amount={749_000} former={749_000} />)).not.toContain("<s ");
	expect(renderToStaticMarkup(<PriceText amount={749_000} former={null} />)).not.toContain("<s ");
});
