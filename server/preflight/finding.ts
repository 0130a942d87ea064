import { loggedMessage } from "../logger";

/** What was asked, and what came of it. A fault keeps the doors closed; a note is for somebody to read. */
export type Finding = { what: string; verdict: "ok" | "note" | "FAULT"; seen: string };
type Answer = Omit<Finding, "what">;

/** A check that throws has found a fault. */
export type Check = [what: string, ask: () => Answer | Promise<Answer>];

export const ok = (seen: string): Answer => ({ verdict: "ok", seen });
export const note = (seen: string): Answer => ({ verdict: "note", seen });
export const fault = (seen: string): Answer => ({ verdict: "FAULT", seen });

/** One after the other: what one check opens is not in another's way. */
export async function findOut(checks: readonly Check[]): Promise<Finding[]> {
	const findings: Finding[] = [];
	for (const [what, ask] of checks) findings.push({ what, ...(await answerOf(ask)) });
	return findings;
}

async function answerOf(ask: Check[1]): Promise<Answer> {
	try {
		return await ask();
	} catch (error) {
		const { cause } = error as { cause?: unknown };
		return fault([error, ...(cause ? [cause] : [])].map(loggedMessage).join(": "));
	}
}
