import { useTexts } from "../../../platform/words/language";
import { Select } from "../../../ui/fields/select";
import { useRead } from "../../read";
import type { FieldProps } from "../content-fields";
import { contentScreens } from "../kinds";
import { contentTexts } from "../texts";

/** A reference to an item of another content type. */
export function OneField({ spec, label, hint, value, onChange, faultOf }: FieldProps<"one">) {
	const t = useTexts(contentTexts);
	const { data } = useRead(contentScreens[spec.of].endpoints.list, {});
	const items = data?.items ?? [];
	const isKnown = items.some(({ id }) => id === value);
	return (
		<Select
			label={label}
			hint={hint}
			required={!spec.optional}
			error={faultOf()}
			placeholder={isKnown && !spec.optional ? undefined : t.choose}
			value={isKnown ? String(value) : ""}
			onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
			options={items.map(({ id, title }) => ({ value: id, label: title }))}
		/>
	);
}
