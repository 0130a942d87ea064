import type { Manuscript } from "../../news/writing/manuscript";
import { useTexts } from "../../platform/words/language";
import { WordDifference } from "../ui/word-difference";
import { writingTexts } from "./texts";
import { writeManuscript } from "./write-manuscript";

/** What differs between two states of an article, part by part and word by word. */
export function ManuscriptDifference({ before, after }: { before: Manuscript; after: Manuscript }) {
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
						<WordDifference before={old[part] ?? ""} after={now[part] ?? ""} />
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
