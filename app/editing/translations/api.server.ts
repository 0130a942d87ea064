import { type Binding, bind } from "../../platform/http/bind.server";
import { confirmTranslation, translationCounts, translationState } from "./contract";
import { confirmEnglish, countUnfinished, readStates } from "./states.server";

export const translationsApi: Binding[] = [
	bind(translationCounts, async ({ db }) => ({ kinds: await countUnfinished(db) })),
	bind(translationState, ({ db }, named) => readStates(db, named)),
	bind(confirmTranslation, confirmEnglish),
];
