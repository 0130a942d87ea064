import { useCallback, useEffect, useState } from "react";
import { callApi } from "../../platform/http/call-api";
import type { AnswerOf, Endpoint, InputOf } from "../../platform/http/contract";

type Loading<T> = { state: "loading" } | { state: "failed" } | { state: "there"; answer: T };

/** What only a member may read, on a page that everybody can open: requested after hydration. */
export function useMemberAnswer<E extends Endpoint>(endpoint: E) {
	const [loading, setLoading] = useState<Loading<AnswerOf<E>>>({ state: "loading" });
	const load = useCallback(async () => {
		setLoading({ state: "loading" });
		try {
			setLoading({ state: "there", answer: await callApi(endpoint, {} as InputOf<E>) });
		} catch {
			setLoading({ state: "failed" });
		}
	}, [endpoint]);
	useEffect(() => {
		void load();
	}, [load]);
	return { ...loading, retry: load };
}
