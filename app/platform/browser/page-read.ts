import {
	type ClientLoaderFunctionArgs,
	createContext,
	data,
	type LoaderFunctionArgs,
	type Params,
} from "react-router";
import { ApiError, callApi } from "../http/call-api";
import type { AnswerOf, Endpoint, InputOf } from "../http/contract";

export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E>>;
export type PageAddress = { path: string; params: Params; query: URLSearchParams };

/** Loads a page's data, over HTTP in the browser or in process on the server. */
export type PageRead<T> = (call: Call, address: PageAddress) => Promise<T>;
export const pageRead = <T>(read: PageRead<T>) => read;

/** On the server, endpoints are called in process; `servePages` puts the caller here. */
export const serverCall = createContext<Call>();

export const onServer =
	<T>(read: PageRead<T>) =>
	({ params, request, context }: LoaderFunctionArgs) =>
		read(context.get(serverCall), addressOf(request, params));

export const inBrowser =
	<T>(read: PageRead<T>) =>
	async ({ params, request }: ClientLoaderFunctionArgs) => {
		try {
			return await read(callApi, addressOf(request, params));
		} catch (error) {
			// The error page distinguishes "not found" from "failed" by status.
			if (error instanceof ApiError) throw data(error.body, { status: error.status || 503 });
			throw error;
		}
	};

function addressOf({ url }: Request, params: Params): PageAddress {
	const { pathname, searchParams } = new URL(url);
	return { path: pathname, params, query: searchParams };
}
