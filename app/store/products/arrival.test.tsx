import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DeliveryService } from "../../orders/checkout/contract";
import { LanguageProvider } from "../../platform/words/language";
import { ArrivalNote } from "./arrival";

const service = (
	name: string,
	price: number,
	to: string,
	isBeforeMatch: boolean | null,
): DeliveryService => ({
	courier: "jne",
	courierName: "JNE",
	service: name,
	name,
	price,
	insurance: null,
	arrival: { from: to, to },
	isBeforeMatch,
});

/** The match is on a Saturday. */
const match = { slug: "laga", title: "Laga", startsAt: "2030-11-23T12:00:00Z" };

function say(services: DeliveryService[], isNear = true, language: "id" | "en" = "en") {
	const answer = {
		state: "fresh" as const,
		askedAt: "2030-11-18T03:00:00Z",
		weightGrams: 300,
		isServed: true,
		services,
		suggested: null,
		match: isNear ? match : null,
	};
	const page = renderToStaticMarkup(
		<LanguageProvider language={language}>
			<ArrivalNote answer={answer} />
		</LanguageProvider>,
	);
	return page.replace(/<[^>]+>/g, " ").replace(/[\s\u00a0]+/g, " ");
}

it("says that it arrives before Saturday's match, where the cheapest courier is in time", () => {
	const inTime = service("Reguler", 18_000, "2030-11-21", true);
	expect(say([inTime])).toMatch(/Arrives before the match on Sat\S*,? 23 Nov/);
	expect(say([inTime], true, "id")).toMatch(/Tiba sebelum laga Sab\S*,? 23 Nov/);
});

it("names the courier that is in time, where the cheapest is not", () => {
	const late = service("Ekonomi", 9_000, "2030-11-25", false);
	const quick = service("YES", 42_000, "2030-11-20", true);
	const said = say([quick, late]);
	expect(said).toMatch(/To have it before the match on Sat.*, choose JNE YES, Rp ?42[.,]000/);
	expect(said).not.toContain("Arrives before");
	expect(said).not.toContain("Arrives after");
});

it("says that it arrives after Saturday's match, where no courier is in time", () => {
	const said = say([service("Reguler", 18_000, "2030-11-25", false)]);
	expect(said).toMatch(/Arrives after the match on Sat\S*,? 23 Nov/);
	expect(said).not.toContain("before the match");
});

it("says nothing about a match when none is near", () => {
	expect(say([service("Reguler", 18_000, "2030-11-21", null)], false)).not.toContain("match");
});
