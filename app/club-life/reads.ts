import { pageRead } from "../platform/browser/page-read";
import type { DivisionKey } from "../platform/club-profile";
import { chosenIn, pageIn } from "../platform/lists/list-address";
import { academyPage } from "./academy/contract";
import { divisionHome } from "./divisions/contract";
import { entertainmentDetail, entertainmentList } from "./entertainment/contract";
import { entertainmentKinds } from "./entertainment/entertainment-item";
import { foundationDetail, foundationList, programmeSorts } from "./foundation/contract";

/** One page for three addresses: the first word of the path is the division. */
export const divisionAt = (path: string) => path.split("/")[1] as DivisionKey;

export const divisionHomeRead = pageRead((call, { path }) =>
	call(divisionHome, { division: divisionAt(path) }),
);

export const academyRead = pageRead((call, { params }) =>
	call(academyPage, { category: params.category ?? "" }),
);

export const foundationListRead = pageRead((call, { query }) =>
	call(foundationList, {
		sort: chosenIn(query, "sort", programmeSorts),
		page: pageIn(query),
	}),
);

export const programmeRead = pageRead((call, { params }) =>
	call(foundationDetail, { slug: params.id ?? "" }),
);

export const entertainmentHomeRead = pageRead(async (call, { query }) => {
	const kind = chosenIn(query, "kind", entertainmentKinds);
	const page = pageIn(query);
	const [upcoming, past] = await Promise.all([
		call(entertainmentList, { kind, when: "upcoming" }),
		call(entertainmentList, { kind, when: "past", page }),
	]);
	return { upcoming: upcoming.items, past };
});

export const entertainmentItemRead = pageRead((call, { params }) =>
	call(entertainmentDetail, { slug: params.id ?? "" }),
);
