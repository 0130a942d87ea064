import { useEffect, useState } from "react";
import { canChoose, type OfferedSection } from "../../sections/offered-section";

/** What a fan has in mind: a block, how many, and which seats where they are numbered. */
export type TicketChoice = {
	key: string | null;
	setKey: (key: string | null) => void;
	section: OfferedSection | undefined;
	count: number;
	setCount: (count: number) => void;
	most: number;
	seats: readonly string[];
	setSeats: (seats: readonly string[]) => void;
	/** Seats are chosen one by one, on the plan that takes the place of the map. */
	isPicking: boolean;
	setPicking: (isPicking: boolean) => void;
	/** Somebody was quicker: the seats are read again. */
	refuse: () => void;
	/** How often that happened. */
	refused: number;
};

const names = { block: "blok", count: "jumlah", seats: "kursi" };

/** Logging in leads away and back: the choice is kept in the address. */
export function useTicketChoice(sections: readonly OfferedSection[], saleLimit: number): TicketChoice {
	// Where there is one thing to choose, it is chosen.
	const [key, setKey] = useState<string | null>(() => {
		const open = sections.filter(canChoose);
		return open.length === 1 ? open[0]!.key : null;
	});
	const [wanted, setCount] = useState(2);
	const [seats, setSeats] = useState<readonly string[]>([]);
	const [isPicking, setPicking] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only what the page was opened with
	useEffect(() => {
		const query = new URLSearchParams(window.location.search);
		const choice = choiceIn(query);
		const before = sections.find((section) => section.key === choice.key && canChoose(section));
		if (!before) return;
		setKey(before.key);
		setCount(choice.count);
		const chosen = query.get(names.seats)?.split(",") ?? [];
		setSeats(chosen);
		setPicking(chosen.length > 0);
	}, []);
	const [refused, setRefused] = useState(0);
	const section = sections.find((each) => each.key === key);
	const largest = Math.max(1, ...sections.map(({ perMemberLimit }) => perMemberLimit));
	const most = section
		? Math.max(1, Math.min(section.perMemberLimit, saleLimit, section.left))
		: Math.min(4, largest, saleLimit);
	return {
		key,
		setKey: (next) => {
			setKey(next);
			setSeats([]);
			setPicking(false);
		},
		section,
		count: Math.min(wanted, most),
		setCount,
		most,
		seats,
		setSeats,
		isPicking,
		setPicking,
		refuse: () => setRefused((before) => before + 1),
		refused,
	};
}

/** What such an address says. */
export const choiceIn = (query: URLSearchParams) => ({
	key: query.get(names.block),
	count: Math.max(1, Math.trunc(Number(query.get(names.count))) || 1),
});

/** This page, opened again with the same choice. */
export function addressOfChoice({
	key,
	count,
	seats,
}: Pick<TicketChoice, "key" | "count" | "seats">): string {
	const query = new URLSearchParams({
		[names.block]: key ?? "",
		[names.count]: String(count),
		...(seats.length > 0 && { [names.seats]: seats.join(",") }),
	});
	return `${window.location.pathname}?${query}`;
}
