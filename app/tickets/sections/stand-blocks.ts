import * as z from "zod";
import { mostStandBlocks, type Stand } from "./stands";

const count = z.int().check(z.gte(0), z.lte(mostStandBlocks));

export const standBlocksSchema = z.object({
	utara: count,
	selatan: count,
	timur: count,
	barat: count,
	vip: count,
} satisfies Record<Stand, typeof count>);
