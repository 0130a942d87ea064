import { contentKinds } from "./content-kinds.server";
import { eventWords } from "./events/planning/plan-list.server";
import { productWords } from "./store/selling/product-list.server";
import type { Translatable } from "./translations/english-of.server";

/** Everything with texts in two languages, except news, which has revisions. */
export const translatables: Translatable[] = [...contentKinds, eventWords, productWords];
