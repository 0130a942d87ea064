import { clubSections } from "../../platform/club-profile";
import { useSectionLabel } from "../../platform/lists/section-label";
import { ChipLink, ChipRow } from "./chip";

type HouseChipsProps = {
	label: string;
	/** Label of the "all" chip. */
	all: string;
	/** The chosen house, or `all`. */
	current: string;
	address: (house: string) => string;
};

/** Filters a list by house. */
export function SectionChips({ label, all, current, address }: HouseChipsProps) {
	const nameOf = useSectionLabel();
	return (
		<ChipRow label={label}>
			<ChipLink to={address("all")} current={current === "all"} preventScrollReset>
				{all}
			</ChipLink>
			{clubSections.map((house) => (
				<ChipLink
					key={house}
					to={address(house)}
					current={current === house}
					division={house}
					preventScrollReset
				>
					{nameOf(house)}
				</ChipLink>
			))}
		</ChipRow>
	);
}
