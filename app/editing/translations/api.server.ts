import { type Binding, bind } from "../../platform/http/bind.server";
import { translatables } from "../../translatables.server";
import { confirmTranslation, translationCounts, translationState } from "./contract";
import { confirmEnglish, countUnfinished, readStates } from "./states.server";

export const translationsApi: Binding[] = [
	bind(translationCounts, async ({ db }) => ({ kinds: await countUnfinished(db, translatables) })),
	bind(translationState, ({ db }, named) => readStates(db, translatables, named)),
	bind(confirmTranslation, (context, named) => confirmEnglish(context, translatables, named)),
];
