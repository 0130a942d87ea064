import type { Document, Operation } from "./openapi";

export type DocumentedCall = { method: string; path: string; operation: Operation };

export function callsByTag({ paths }: Document): Map<string, DocumentedCall[]> {
	const calls = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
	);
	return Map.groupBy(calls, ({ operation }) => operation.tags[0]);
}
