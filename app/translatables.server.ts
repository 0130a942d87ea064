import { contentKinds } from "./content-kinds.server";
import type { Translatable } from "./editing/translations/english-of.server";
import { eventWords } from "./matches/planning/plan-list.server";
import { productWords } from "./store/selling/product-list.server";

/** Everything with texts in two languages, except news, which has revisions. */
export const translatables: Translatable[] = [...contentKinds, eventWords, productWords];
