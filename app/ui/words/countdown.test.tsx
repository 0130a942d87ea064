import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Countdown, clockText, countdownParts } from "./countdown";

const second = 1000;
const hour = 3600 * second;

test("the time left is split into days, hours, minutes and seconds", () => {
	expect(countdownParts(2 * 24 * hour + 3 * hour + 4 * 60 * second + 5 * second)).toEqual({
		days: 2,
		hours: 3,
		minutes: 4,
		seconds: 5,
		over: false,
	});
});

test("partial seconds round up, so zero means the end", () => {
	expect(countdownParts(1)).toMatchObject({ seconds: 1, over: false });
	expect(countdownParts(0)).toMatchObject({ seconds: 0, over: true });
	expect(countdownParts(-5 * hour)).toMatchObject({ days: 0, hours: 0, over: true });
});

test("the clock shows hours only when there are any", () => {
	expect(clockText(countdownParts(7 * 60 * second + 42 * second))).toBe("07.42");
	expect(clockText(countdownParts(26 * hour))).toBe("26.00.00");
});

test("the server renders days, hours and minutes, and leaves the seconds to the browser", () => {
	const inTwoDays = new Date(Date.now() + 2 * 24 * hour + 3 * hour + 4 * 60 * second + 30 * second);
	const html = renderToStaticMarkup(<Countdown until={inTwoDays} label="Sepak mula" />);
	expect(html.match(/<b[^>]*>[^<]*/g)?.map((tile) => tile.replace(/<b[^>]*>/, ""))).toEqual([
		"02",
		"03",
		"04",
		"––",
	]);
	expect(html).toContain('aria-label="Sepak mula"');
});

test("the server renders the same empty clock at any time", () => {
	const html = renderToStaticMarkup(
		<Countdown until="2026-08-15T12:00:00Z" label="Sepak mula" look="clock" />,
	);
	expect(html).toContain("––.––");
	expect(html).toContain('aria-label="Sepak mula"');
});
