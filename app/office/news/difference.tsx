import { diffWordsWithSpace } from "diff";
import type { Manuscript } from "../../news/writing/manuscript";
import { useTexts } from "../../platform/language";
import { writingTexts } from "./texts";
import { writeManuscript } from "./write-manuscript";

/** What differs between two states of an article, part by part and word by word. */
export function Difference({ before, after }: { before: Manuscript; after: Manuscript }) {
	const t = useTexts(writingTexts);
	const [old, now] = [writeManuscript(before), writeManuscript(after)];
	const changed = Object.keys(now).filter((part) => old[part] !== now[part]);
	if (changed.length === 0) return <p>{t.difference.none}</p>;
	return (
		<dl className="difference">
			{changed.map((part) => (
				<div key={part}>
					<dt>{nameOf(part, t)}</dt>
					<dd>
						{diffWordsWithSpace(old[part] ?? "", now[part] ?? "").map(({ value, added, removed }, place) =>
							added ? (
								// biome-ignore lint/suspicious/noArrayIndexKey: drawn once
								<ins key={place}>
									<span className="visually-hidden">{t.difference.added} </span>
									{value}
								</ins>
							) : removed ? (
								// biome-ignore lint/suspicious/noArrayIndexKey: drawn once
								<del key={place}>
									<span className="visually-hidden">{t.difference.removed} </span>
									{value}
								</del>
							) : (
								shorten(value)
							),
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

type Texts = ReturnType<typeof useTexts<(typeof writingTexts)["id"]>>;

const nameOf = (part: string, t: Texts) => {
	const [, language, name] = /^(id|en)\.(\w+)$/.exec(part) ?? [];
	const known = t.parts as Record<string, string>;
	return language ? `${t.languages[language as "id"]}, ${known[name!]}` : (known[part] ?? part);
};

const longest = 240;
/** Of what stayed the same, the words around the changes are enough. */
const shorten = (text: string) =>
	text.length > longest ? `${text.slice(0, longest / 2)} … ${text.slice(-longest / 2)}` : text;
