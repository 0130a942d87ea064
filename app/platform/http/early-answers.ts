/** As long as the server may serve a guest's page from its own cache. */
export const usableFor = 30_000;
/** A page's worth of cards; the oldest make room. */
export const mostAnswers = 24;

type Early = { answer: Promise<unknown>; askedAt: number };

/**
 * What was asked for before the page that shows it: at the press while the page's code is on its way, or because the reader
 * may press it next. Each answer is used once; after a change, none is.
 */
const answers = new Map<string, Early>();

/** Asks now, unless that is under way. What fails is asked for again by whoever needs it. */
export function askEarly(key: string, ask: () => Promise<unknown>): Promise<unknown> {
	const known = find(key);
	if (known) return known.answer;
	const early = { answer: ask(), askedAt: performance.now() };
	answers.delete(key);
	answers.set(key, early);
	for (const oldest of answers.keys()) {
		if (answers.size <= mostAnswers) break;
		answers.delete(oldest);
	}
	early.answer.catch(() => answers.get(key) === early && answers.delete(key));
	return early.answer;
}

export function takeEarlyAnswer(key: string): Promise<unknown> | undefined {
	const early = find(key);
	answers.delete(key);
	return early?.answer;
}

export const forgetEarlyAnswers = () => answers.clear();

function find(key: string) {
	const early = answers.get(key);
	return early && performance.now() - early.askedAt < usableFor ? early : undefined;
}
