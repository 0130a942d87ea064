import * as z from "zod";
import { contentEndpoints } from "../../../editing/content/contract";

const heroContent = z.object({ isShown: z.boolean() });
export type HeroContent = z.infer<typeof heroContent>;

export const heroEndpoints = contentEndpoints({
	path: "hero",
	things: "slides at the top of the home page",
	content: heroContent,
});
