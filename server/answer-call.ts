import { checkAccess } from "../app/platform/access";
import type { Binding, CallContext } from "../app/platform/bind.server";
import { type Endpoint, tagsOf } from "../app/platform/contract";
import type { Language } from "../app/platform/language";
import { InvalidInput } from "../app/platform/refusal";
import { fieldFaults, unreadableText } from "./field-faults";

/** The way of every call, whether over HTTP or from one of our own pages: access, input, function, answer. */
export async function answerCall(binding: Binding, context: CallContext, given: unknown) {
	checkAccess(binding.endpoint.access, context.who);
	const input = parseInput(binding.endpoint, given, context.language);
	const answer: unknown = binding.endpoint.answer.parse(await binding.handle(context, input));
	return { answer, tags: tagsOf(binding.endpoint, answer, input) };
}

function parseInput(endpoint: Endpoint, given: unknown, language: Language) {
	const unreadable = unreadableText(given, language);
	if (unreadable) throw new InvalidInput(unreadable);
	const result = endpoint.input.safeParse(given, { reportInput: true });
	if (!result.success) throw new InvalidInput(fieldFaults(result.error.issues, language));
	return result.data;
}
