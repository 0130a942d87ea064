import { useSyncExternalStore } from "react";
import { ApiError } from "./call-api";
import { formTexts } from "./form-texts";
import { shownLanguage, textsIn } from "./language";

/** The server's errors of the form on the screen, by field. After a failed log-in it is the whole body of the answer. */
export type FieldErrors = Record<string, unknown>;

let error_msg: FieldErrors = {};
const listeners = new Set<() => void>();

/** A text per field, each of which can be cleared on its own. */
export function useFieldErrors() {
	const errors = useSyncExternalStore(subscribe, currentErrors, noErrors);
	return {
		errorOf: (field: string) => textOf(fieldsIn(errors)[field]),
		clear: clearFieldError,
		/** What is wrong with none of the fields. */
		general: textOf(errors.connection) ?? (errors.error ? textOf(errors.message) : undefined),
	};
}

export const currentErrors = () => error_msg;

export function keepErrors(errors: FieldErrors) {
	error_msg = errors;
	for (const listener of listeners) listener();
}

/** What a failed call says about each field. Without any answer the form says so itself, since a toast goes away. */
export const errorsOf = (failure: unknown, noConnection = sayNoConnection()): FieldErrors =>
	isUnanswered(failure) ? { connection: noConnection } : { ...bodyOf(failure).errors };

export const isUnanswered = (failure: unknown) => failure instanceof ApiError && failure.status === 0;

export const bodyOf = (failure: unknown) => (failure instanceof ApiError ? failure.body : {});

export function clearFieldError(field: string) {
	if (!(field in fieldsIn(error_msg))) return;
	const { [field]: _, ...left } = fieldsIn(error_msg);
	keepErrors(isObject(error_msg.errors) ? { ...error_msg, errors: left } : left);
}

export function clearErrors() {
	if (Object.keys(error_msg).length > 0) keepErrors({});
}

/** A failed log-in keeps the whole body; elsewhere the fields are all there is. */
const fieldsIn = (errors: FieldErrors) => (isObject(errors.errors) ? errors.errors : errors);

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

function textOf(value: unknown): string | undefined {
	const text = Array.isArray(value) ? value[0] : value;
	return typeof text === "string" ? text : undefined;
}

const sayNoConnection = () => textsIn(formTexts, shownLanguage()).noConnection;

const none: FieldErrors = {};
const noErrors = () => none;

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}
