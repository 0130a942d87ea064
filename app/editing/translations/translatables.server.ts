import { contentKinds } from "../../content-kinds.server";
import { eventWords } from "../../matches/planning/plan-list.server";
import { productWords } from "../../store/selling/product-list.server";
import type { Translatable } from "./english-of.server";

/** Everything with texts in two languages, except news, which has revisions. */
export const translatables: Translatable[] = [...contentKinds, eventWords, productWords];
