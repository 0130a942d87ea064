import { diffWordsWithSpace } from "diff";
import { useTexts } from "../../platform/words/language";
import { officeTexts } from "../texts";
import "./word-difference.css";

/** What differs between two texts, word by word. */
export function WordDifference({ before, after }: { before: string; after: string }) {
	const { difference: t } = useTexts(officeTexts);
	return (
		<span className="word-difference">
			{diffWordsWithSpace(before, after).map(({ value, added, removed }, place) =>
				added ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: drawn once
					<ins key={place}>
						<span className="visually-hidden">{t.added} </span>
						{value}
					</ins>
				) : removed ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: drawn once
					<del key={place}>
						<span className="visually-hidden">{t.removed} </span>
						{value}
					</del>
				) : (
					shorten(value)
				),
			)}
		</span>
	);
}

const longest = 240;
/** Unchanged text is shortened to the words around the changes. */
const shorten = (text: string) =>
	text.length > longest ? `${text.slice(0, longest / 2)} … ${text.slice(-longest / 2)}` : text;
