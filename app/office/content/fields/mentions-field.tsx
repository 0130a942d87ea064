import { X } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTexts } from "../../../platform/words/language";
import { siteSearch } from "../../../site/search/contract";
import { Field } from "../../../ui/fields/field";
import { IconButton } from "../../../ui/icon-button";
import { useRead } from "../../read";
import type { FieldProps } from "../content-fields";
import { contentTexts } from "../texts";

/** Players or matches by name, as the site's own search finds them; their addresses are kept. */
export function MentionsField({ spec, label, hint, value, onChange, faultOf }: FieldProps<"mentions">) {
	const t = useTexts(contentTexts);
	const chosen = spec.most === 1 ? (value ? [value as string] : []) : ((value ?? []) as string[]);
	const [typed, setTyped] = useState("");
	const q = useDeferredValue(typed.trim());
	const { data } = useRead(siteSearch, { q }, { enabled: q.length > 1, keepsPrevious: true });
	const found = q.length > 1 ? (data?.groups.find(({ kind }) => kind === spec.kind)?.results ?? []) : [];
	const fresh = found.filter(({ slug }) => !chosen.includes(slug)).slice(0, 6);
	const change = (slugs: string[]) => onChange(spec.most === 1 ? (slugs[0] ?? null) : slugs);
	return (
		<div className="content-mentions stack">
			{chosen.length > 0 && (
				<ul>
					{chosen.map((slug) => (
						<li key={slug}>
							<span>{slug}</span>
							<IconButton
								icon={X}
								label={t.takeOff(slug)}
								onClick={() => change(chosen.filter((one) => one !== slug))}
							/>
						</li>
					))}
				</ul>
			)}
			{chosen.length < spec.most && (
				<Field
					label={label}
					hint={hint ?? t.findHint}
					type="search"
					placeholder={t.find(label)}
					maxLength={80}
					value={typed}
					error={faultOf()}
					onChange={({ target }) => setTyped(target.value)}
				/>
			)}
			{q.length > 1 && chosen.length < spec.most && (
				<div className="content-found" role="status">
					{fresh.length === 0 && <small>{t.findNone}</small>}
					{fresh.map(({ slug, title, note }) => (
						<button
							key={slug}
							type="button"
							onClick={() => {
								change([...chosen, slug]);
								setTyped("");
							}}
						>
							<b>{title.text}</b> <small>{note}</small>
						</button>
					))}
				</div>
			)}
		</div>
	);
}
