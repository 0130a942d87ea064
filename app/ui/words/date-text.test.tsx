import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "../../platform/words/language";
import { DateRangeText, DateText, RelativeDateText } from "./date-text";

const kickOff = "2026-08-15T12:00:00Z";

test("a date has a machine-readable time and localized text", () => {
	expect(renderToStaticMarkup(<DateText at={kickOff} />)).toBe(
		'<time dateTime="2026-08-15T12:00:00.000Z">Sab, 15 Agu</time>',
	);
	expect(renderToStaticMarkup(<DateText at={kickOff} as="full-time" timeZone="Asia/Makassar" />)).toContain(
		"Sabtu, 15 Agustus 2026, 20.00 WITA",
	);
	const english = (
		<LanguageProvider language="en">
			<DateText at={kickOff} as="short-time" />
		</LanguageProvider>
	);
	expect(renderToStaticMarkup(english)).toContain("Sat, 15 Aug, 19:00 WIB");
});

test("the server never renders relative times, since its page may be cached", () => {
	const html = renderToStaticMarkup(<RelativeDateText at={kickOff} />);
	expect(html).toContain(">15 Agu<");
	expect(html).not.toContain("lalu");
});

test("a range within one day shows the date once", () => {
	const range = <DateRangeText from={kickOff} to="2026-08-15T15:00:00Z" />;
	expect(renderToStaticMarkup(range).match(/15 Agu/g)).toHaveLength(1);
	const days = <DateRangeText from={kickOff} to="2026-08-16T15:00:00Z" />;
	expect(renderToStaticMarkup(days).replace(/<[^>]+>/g, "")).toBe("Sab, 15 Agu – Min, 16 Agu");
});
