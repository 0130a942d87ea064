/** A member in a waiting room. Moments are epoch milliseconds: there are tens of thousands of these. */
export type Fan = {
	memberId: string;
	lot: number;
	/** Null for those who came after the draw. */
	place: number | null;
	admittedAt: number | null;
	hasLeft: boolean;
};

export type WaitingLine = ReturnType<typeof waitingLine>;

/** Everybody in a room, and how many are ahead of each. */
export function waitingLine(everybody: readonly Fan[]) {
	const fans = new Map<string, Fan>();
	/** Those who wait, in order. Kept sorted, since sorting a nearly sorted list is quick. */
	let line: Fan[] = [];
	const positions = new Map<number, number>();
	const sizes = new Map<number, number>();

	function apply(changed: readonly Fan[]) {
		let hasChanged = false;
		for (const fan of changed) {
			const known = fans.get(fan.memberId);
			if (known && isSame(known, fan)) continue;
			hasChanged = true;
			fans.set(fan.memberId, fan);
			line.push(fan);
		}
		if (hasChanged) arrange();
	}

	function arrange() {
		line = line.filter((fan) => isWaiting(fan) && fans.get(fan.memberId) === fan).sort(byOrder);
		positions.clear();
		sizes.clear();
		for (const [index, { lot }] of line.entries()) {
			if (!positions.has(lot)) positions.set(lot, index + 1);
			sizes.set(lot, (sizes.get(lot) ?? 0) + 1);
		}
	}

	apply(everybody);
	return {
		apply,
		find: (memberId: string) => fans.get(memberId),
		/** 1 is next; a group stands where its first member does. */
		positionOf: ({ lot }: Fan) => positions.get(lot) ?? null,
		sizeOf: ({ lot }: Fan) => sizes.get(lot) ?? 0,
		get people() {
			return line.length;
		},
	};
}

export const isWaiting = ({ admittedAt, hasLeft }: Fan) => admittedAt === null && !hasLeft;

const byOrder = (one: Fan, other: Fan) =>
	(one.place ?? Infinity) - (other.place ?? Infinity) || one.lot - other.lot || 0;

const isSame = (one: Fan, other: Fan) =>
	one.lot === other.lot &&
	one.place === other.place &&
	one.admittedAt === other.admittedAt &&
	one.hasLeft === other.hasLeft;
