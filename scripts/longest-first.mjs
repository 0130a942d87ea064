import { BaseSequencer } from "vitest/node";

/** Short files that make hundreds of tests from the contracts. */
const long = /test\/(fuzz|access-matrix)\.test\.ts$/;

/**
 * On a fresh checkout, nothing tells how long a file takes, and the largest go first. With many workers, the last ones would
 * wait for these alone.
 */
export class LongestFirst extends BaseSequencer {
	async sort(files) {
		const bySize = await super.sort(files);
		const projects = [...new Set(bySize.map(({ project }) => project.name))];
		const rank = ({ project, moduleId }) => projects.indexOf(project.name) + (long.test(moduleId) ? 0 : 0.5);
		return bySize.toSorted((a, b) => rank(a) - rank(b));
	}
}
