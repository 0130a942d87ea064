import type { QuestionGroup } from "./contract";

/** The questions that contain every word, anywhere; empty groups are dropped. */
export function findQuestions(groups: readonly QuestionGroup[], typed: string): QuestionGroup[] {
	const words = fold(typed).split(/\s+/).filter(Boolean);
	if (words.length === 0) return [...groups];
	return groups.flatMap((group) => {
		const questions = group.questions.filter(({ question, answer }) => {
			const text = fold(`${group.title} ${question} ${answer}`);
			return words.every((word) => text.includes(word));
		});
		return questions.length > 0 ? [{ ...group, questions }] : [];
	});
}

/** Readers type without capitals and accents. */
const fold = (text: string) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
