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
	/** Who may call it. Guests get 401 on member and staff endpoints; members without the role get 403 on staff ones. */
	access: Allowed;
	/** One flat object: path parameters by name, the rest is the query (GET) or the JSON body. */
	input: Input;
	answer: Answer;
	refusals: Refusals;
	/** Success status; 200 by default. */
	status?: number;
	/**
	 * Cache tags of the content shown. Declaring them promises that the answer depends only on input and language:
	 * one copy is then cached for everybody, and invalidated when that content changes.
	 */
	tags?: string[];
	/** The tag of the one row shown in detail ("tickets/derbi"), for changes visible only there. */
	ownTag?(answer: z.output<Answer>, input: z.output<Input>): string;
	/**
	 * For signed webhooks: the function gets the received bytes and headers as `context.raw`, whatever the content
	 * type. No Bearer token is read, and `input` contains only path and query.
	 */
	raw?: Raw;
	/**
	 * The maximum size of the JSON body in bytes, where 64 KiB is too little. Callers without access are rejected before
	 * any of it is read.
	 */
	longBody?: number;
	/** The body is a single file of at most this many bytes, which the function reads with `context.upload()`. */
	upload?: number;
	/** With `upload`: too large for memory, so the function has it written to a file, with `context.uploadTo()`. */
	isOnDisk?: boolean;
	/** The answer is a file of this type (`FileAnswer`), not JSON; refusals still are. */
	file?: string;
	/**
	 * Idempotent: the caller sends an `Idempotency-Key`, the function and the storing of its answer share one transaction
	 * (`context.db`), and repeating the key returns the stored answer.
	 */
	once?: boolean;
	/** A step of buying: in a rush, its callers wait in one line (see `buyingLine`). */
	inLine?: boolean;
};

/** The answer of an endpoint with `file`: its bytes, and the file name for saving. */
export type FileAnswer = { name: string; bytes: Uint8Array };
/** The same for a long text, streamed as it is generated. */
export type StreamedFile = { name: string; text: AsyncIterable<string> };

/** All tags of an answer. */
export const tagsOf = ({ tags = [], ownTag }: Endpoint, answer: unknown, input: unknown): string[] =>
	ownTag ? [...tags, ownTag(answer, input)] : tags;

/** Declares one call for both sides: the server binds a function to it, the browser calls it. */
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

/** Splits a flat input into the URL below `/api` and the rest, for the query or the body. */
export function fillPath(path: string, input: Record<string, unknown>) {
	const rest = { ...input };
	const filled = path.replace(parameter, (_, name: string) => {
		const value = rest[name];
		delete rest[name];
		return encodeURIComponent(String(value ?? ""));
	});
	return { path: filled, rest };
}
