import { type Binding, bind } from "../../platform/http/bind.server";
import { confirmTranslation, translationCounts, translationState } from "./contract";
import { confirmEnglish, countUnfinishedWords, readStates } from "./states.server";

export const translationsApi: Binding[] = [
	bind(translationCounts, async ({ db }) => ({ kinds: await countUnfinishedWords(db) })),
	bind(translationState, ({ db }, named) => readStates(db, named)),
	bind(confirmTranslation, confirmEnglish),
];
