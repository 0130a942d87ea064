import { useEffect, useState } from "react";
import { canChoose, type OfferedSection } from "../sections/offered-section";

/** What a fan has in mind: a block, how many, and which seats where they are numbered. */
export type TicketChoice = {
	key: string | null;
	setKey: (key: string) => void;
	section: OfferedSection | undefined;
	count: number;
	setCount: (count: number) => void;
	most: number;
	seats: readonly string[];
	setSeats: (seats: readonly string[]) => void;
	/** Somebody was quicker: the seats are read again. */
	refuse: () => void;
	/** How often that happened. */
	refused: number;
};

const names = { block: "blok", count: "jumlah", seats: "kursi" };

/** Logging in leads away and back: the choice is kept in the address. */
export function useTicketChoice(sections: readonly OfferedSection[], saleLimit: number): TicketChoice {
	const [key, setKey] = useState<string | null>(null);
	const [wanted, setCount] = useState(2);
	const [seats, setSeats] = useState<readonly string[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only what the page was opened with
	useEffect(() => {
		const query = new URLSearchParams(window.location.search);
		const choice = choiceIn(query);
		const before = sections.find((section) => section.key === choice.key && canChoose(section));
		if (!before) return;
		setKey(before.key);
		setCount(choice.count);
		setSeats(query.get(names.seats)?.split(",") ?? []);
	}, []);
	const [refused, setRefused] = useState(0);
	const section = sections.find((each) => each.key === key);
	const most = section ? Math.max(1, Math.min(section.perMemberLimit, saleLimit, section.left)) : 4;
	return {
		key,
		setKey: (next) => {
			setKey(next);
			setSeats([]);
		},
		section,
		count: Math.min(wanted, most),
		setCount,
		most,
		seats,
		setSeats,
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
export function addressOfChoice({ key, count, seats }: TicketChoice): string {
	const query = new URLSearchParams({
		[names.block]: key ?? "",
		[names.count]: String(count),
		...(seats.length > 0 && { [names.seats]: seats.join(",") }),
	});
	return `${window.location.pathname}?${query}`;
}
