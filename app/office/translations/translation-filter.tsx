import { type UnfinishedState, unfinishedStates } from "../../editing/translations/word-states";
import { useTexts } from "../../platform/words/language";
import { Select } from "../../ui/fields/select";
import { useAddress } from "../ui/use-address";
import { translationTexts } from "./texts";

/** A list's translation filter, from its URL. */
export function useEnglish(): UnfinishedState | undefined {
	const { value } = useAddress();
	return unfinishedStates.find((one) => one === value("english"));
}

export function TranslationFilter() {
	const t = useTexts(translationTexts);
	const english = useEnglish();
	const { change } = useAddress();
	return (
		<Select
			label={t.title}
			hideLabel
			value={english ?? ""}
			onChange={({ target }) => change("english", target.value || undefined)}
			options={[
				{ value: "", label: t.any },
				...unfinishedStates.map((one) => ({ value: one, label: t.english[one] })),
			]}
		/>
	);
}
