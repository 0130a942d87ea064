import {
	keepPreviousData,
	type QueryKey,
	type UseQueryOptions,
	useMutation,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import { type ApiError, callApi } from "../platform/http/call-api";
import type { AnswerOf, Endpoint, InputOf } from "../platform/http/contract";
import { useLanguage } from "../platform/words/language";

type ReadOptions = Pick<UseQueryOptions, "enabled" | "refetchInterval"> & {
	/** Shows the last page of a list until the next has arrived. */
	keepsPrevious?: boolean;
};

/** An API response, shared by everything on the screen that requests the same. */
export function useRead<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: ReadOptions = {}) {
	const language = useLanguage();
	const { keepsPrevious, ...rest } = options;
	return useQuery<AnswerOf<E>, ApiError>({
		queryKey: [endpoint.path, input, language],
		queryFn: ({ signal }) => callApi(endpoint, input, signal),
		...(keepsPrevious && { placeholderData: keepPreviousData }),
		...(rest as object),
	});
}

/** A mutation that refetches everything on the screen: an order changes lists, counts and the log at once. */
export function useChange<E extends Endpoint>(endpoint: E, options: { keeps?: QueryKey } = {}) {
	const queries = useQueryClient();
	return useMutation<AnswerOf<E>, ApiError, InputOf<E>>({
		mutationFn: (input) => callApi(endpoint, input),
		onSuccess: () =>
			queries.invalidateQueries({
				predicate: ({ queryKey }) => queryKey[0] !== options.keeps?.[0],
			}),
	});
}
