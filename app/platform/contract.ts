import type * as z from "zod";
import type { Access } from "./access";
import type { RefusalTable } from "./refusal";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type Endpoint<
	Input extends z.ZodType = z.ZodType,
	Answer extends z.ZodType = z.ZodType,
	Refusals extends RefusalTable = RefusalTable,
	Allowed extends Access = Access,
	Raw extends boolean = boolean,
> = {
	method: Method;
	/** Below `/api`, e.g. `/news/:slug`. */
	path: string;
	summary: string;
	/** Who may call it: guests get 401 on members' and staff's endpoints, members without the role 403 on staff's. */
	access: Allowed;
	/** One flat object: path parameters by name, the rest is the query (GET) or the JSON body. */
	input: Input;
	answer: Answer;
	refusals: Refusals;
	/** The status of success, when it is not 200. */
	status?: number;
	/**
	 * The content that the answer shows. Naming it promises that input and language alone decide the answer:
	 * one copy is then kept for everybody, and forgotten when that content changes.
	 */
	tags?: string[];
	/** The tag of the one row that the answer shows at length ("tickets/derbi"), for changes that only show there. */
	ownTag?(answer: z.output<Answer>, input: z.output<Input>): string;
	/**
	 * For another server's signed notice: the function gets the received bytes and headers as `context.raw`, whatever
	 * their type. No Bearer token is read and `input` holds only path and query.
	 */
	raw?: Raw;
	/** The answer is a file of this type (`FileAnswer`), not JSON; refusals still are. */
	file?: string;
	/**
	 * It must happen once, however often it is sent: the caller sends an `Idempotency-Key`, the function runs in one
	 * transaction (`context.db`) together with storing its answer, and the same key gets the same answer again.
	 */
	once?: boolean;
};

/** What an endpoint with `file` answers: the bytes, and how a browser should call them when it saves them. */
export type FileAnswer = { name: string; bytes: Uint8Array };

/** All content that an answer shows. */
export const tagsOf = ({ tags = [], ownTag }: Endpoint, answer: unknown, input: unknown): string[] =>
	ownTag ? [...tags, ownTag(answer, input)] : tags;

/** Declares one call, for both sides: the server binds a function to it, the browser calls it. */
export function endpoint<
	Input extends z.ZodType,
	Answer extends z.ZodType,
	const Allowed extends Access,
	const Refusals extends RefusalTable = Record<never, never>,
	const Raw extends boolean = false,
>(
	declaration: Omit<Endpoint<Input, Answer, Refusals, Allowed, Raw>, "refusals"> & { refusals?: Refusals },
): Endpoint<Input, Answer, Refusals, Allowed, Raw> {
	return { refusals: {} as Refusals, ...declaration };
}

/** What a caller passes, before defaults and coercion. */
export type InputOf<E extends Endpoint> = z.input<E["input"]>;
/** What the bound function receives. */
export type ParsedInputOf<E extends Endpoint> = z.output<E["input"]>;
export type AnswerOf<E extends Endpoint> = z.output<E["answer"]>;
export type RefusalOf<E extends Endpoint> = Extract<keyof E["refusals"], string>;

const parameter = /:(\w+)/g;

/** Splits a flat input into the URL below `/api` and what is left for the query or the body. */
export function fillPath(path: string, input: Record<string, unknown>) {
	const rest = { ...input };
	const filled = path.replace(parameter, (_, name: string) => {
		const value = rest[name];
		delete rest[name];
		return encodeURIComponent(String(value ?? ""));
	});
	return { path: filled, rest };
}
