import { listBlocks } from "../../../tickets/venue-map/map-blocks";
import type { StaffSale } from "./sale-screen";

/** Blocks of the map that no other section has. */
export function listFreeBlocks(
	{ plan, sections }: Pick<StaffSale, "plan" | "sections">,
	ownKey?: string,
): string[] {
	const all = listBlocks(plan.blocks).map(({ key }) => key);
	const free = all.filter((key) => key === ownKey || !sections.some((section) => section.key === key));
	return ownKey && !free.includes(ownKey) ? [ownKey, ...free] : free;
}
