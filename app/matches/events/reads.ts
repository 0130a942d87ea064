import { club } from "../../../club/profile";
import { pageRead } from "../../platform/browser/page-read";
import type { InputOf } from "../../platform/http/contract";
import { chosenIn, filtersIn, pageIn } from "../../platform/lists/list-address";
import { calendarMonth, monthIn } from "../calendar/month";
import { eventDetail, eventKinds, eventList, eventMonth, eventTimes } from "./contract";

type ListInput = InputOf<typeof eventList>;

export const eventListRead = pageRead(async (call, { params, query }) => {
	const filters = {
		category: (params.category ?? "all") as ListInput["category"],
		kind: chosenIn(query, "kind", eventKinds),
		...filtersIn<ListInput>(query, ["competition"]),
	};
	if (query.get("view") === "month") {
		const asked = query.get("month") ?? "";
		const month = calendarMonth.test(asked) ? asked : monthIn(club.timeZone, new Date());
		return { view: "month", ...(await call(eventMonth, { ...filters, month })) } as const;
	}
	const when = chosenIn(query, "when", eventTimes) ?? "upcoming";
	const list = await call(eventList, { ...filters, when, page: pageIn(query) });
	return { view: "list", when, ...list } as const;
});

export const eventRead = pageRead((call, { params }) => call(eventDetail, { slug: params.id ?? "" }));
