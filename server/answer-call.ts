import { checkAccess } from "../app/platform/http/access";
import type { Binding, CallContext } from "../app/platform/http/bind.server";
import { tagsOf } from "../app/platform/http/contract";
import { InvalidInput } from "../app/platform/http/refusal";
import { fieldFaults, unreadableText } from "./field-faults";

/** Every call goes through this, over HTTP or in process: access check, input validation, function, answer. */
export function answerCall(binding: Binding, context: CallContext, given: object) {
	return runCall(binding, context, admitCall(binding, context, given));
}

/** Access is checked first, so an unauthorized caller learns nothing about the input schema. */
export function admitCall({ endpoint }: Binding, { who, language }: CallContext, given: object): unknown {
	checkAccess(endpoint.access, who);
	const unreadable = unreadableText(given, language);
	if (unreadable) throw new InvalidInput(unreadable);
	const result = endpoint.input.safeParse(given, { reportInput: true });
	if (!result.success) throw new InvalidInput(fieldFaults(result.error.issues, language));
	return result.data;
}

export async function runCall({ endpoint, handle }: Binding, context: CallContext, input: unknown) {
	const answer: unknown = endpoint.answer.parse(await handle(context, input));
	return { answer, tags: tagsOf(endpoint, answer, input) };
}
