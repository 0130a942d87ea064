import { isLostRace } from "./transaction.server";

/** What a job could not do, each with its row's id and its cause: thrown when everything else is done, and logged with it. */
export class LeftUndone extends AggregateError {
	declare errors: Error[];
}

/**
 * Does `work` for each of these rows, also after one that fails: that one is reported when the others are done, so that the
 * job fails, and is tried again in its next run. Pass all that is due: rows that always fail would fill a batch of it.
 */
export async function doEach<Row extends { id: string }>(
	what: string,
	rows: readonly Row[],
	work: (row: Row) => Promise<unknown>,
) {
	reportUndone(await tryEach(what, rows, work));
}

/** The same without the report, for work in one transaction, which a report would roll back. */
export async function tryEach<Row extends { id: string }>(
	what: string,
	rows: readonly Row[],
	work: (row: Row) => Promise<unknown>,
): Promise<Error[]> {
	const failures: Error[] = [];
	for (const row of rows) {
		try {
			await work(row);
		} catch (cause) {
			// A row with rows of its own has named those.
			if (cause instanceof LeftUndone) failures.push(...cause.errors);
			else failures.push(new Error(`${what} ${row.id}`, { cause }));
		}
	}
	return failures;
}

/** In a transaction that is retried whole. */
export function retryLostRace(failures: readonly Error[]) {
	const lost = failures.find(isLostRace);
	if (lost) throw lost;
}

/** The steps of a job, none of which waits for the success of another. */
export async function doSteps(...steps: (() => Promise<unknown>)[]) {
	await doEach(
		"step",
		steps.map((step, at) => ({ id: String(at + 1), step })),
		({ step }) => step(),
	);
}

export function reportUndone(failures: readonly Error[]) {
	if (failures.length === 0) return;
	const named = failures.slice(0, mostNamed).map(({ message }) => message);
	const more = failures.length > mostNamed ? ` and ${failures.length - mostNamed} more` : "";
	throw new LeftUndone(failures, `Could not do ${named.join(", ")}${more}`);
}

const mostNamed = 10;
