import { useNavigation, useSearchParams } from "react-router";
import { inBrowser, type PageRead } from "../browser/page-read";

/** Placeholder for a list that could not be loaded, so the page around it still renders. */
export const listFailed = { failed: true } as const;
export type ListFailed = typeof listFailed;

/** Like `inBrowser`, but a server or network failure keeps the reader on the page, with "try again". */
export const inBrowserOrFailed =
	<T>(read: PageRead<T>) =>
	async (args: Parameters<ReturnType<typeof inBrowser<T>>>[0]): Promise<T | ListFailed> => {
		try {
			return await inBrowser(read)(args);
		} catch (error) {
			if (isServerAway(error)) return listFailed;
			throw error;
		}
	};

export const isListFailed = (answer: unknown): answer is ListFailed => answer === listFailed;

/** Whether this list is loading after a filter or page change. */
export function useListLoading(pathStart: string): boolean {
	const { state, location } = useNavigation();
	return state === "loading" && location.pathname.startsWith(pathStart);
}

/** The filters last chosen, even while their list is still loading, so that a second choice adds to the first. */
export function useAskedFilters(pathStart: string): URLSearchParams {
	const { location } = useNavigation();
	const [shown] = useSearchParams();
	return location?.pathname.startsWith(pathStart) ? new URLSearchParams(location.search) : shown;
}

function isServerAway(error: unknown): boolean {
	const status = (error as { init?: { status?: number } } | null)?.init?.status;
	return status !== undefined && status >= 500;
}
