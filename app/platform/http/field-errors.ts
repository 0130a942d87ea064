import { useSyncExternalStore } from "react";
import { formTexts } from "../words/form-texts";
import { shownLanguage, textsIn } from "../words/language";
import { ApiError } from "./call-api";

/** Server-side errors of the current form, by field. After a failed log-in it is the whole response body. */
export type FieldErrors = Record<string, unknown>;

let error_msg: FieldErrors = {};
const listeners = new Set<() => void>();

/** An error per field, each of which can be cleared individually. */
export function useFieldErrors() {
	const errors = useSyncExternalStore(subscribe, currentErrors, noErrors);
	return {
		errorOf: (field: string) => textOf(fieldsIn(errors)[field]),
		clear: clearFieldError,
		/** An error that belongs to no field. */
		general: textOf(errors.connection) ?? (errors.error ? textOf(errors.message) : undefined),
	};
}

export const currentErrors = () => error_msg;

export function storeErrors(errors: FieldErrors) {
	error_msg = errors;
	for (const listener of listeners) listener();
}

/** The field errors of a failed call. Connection errors show in the form as well, since a toast disappears. */
export const errorsOf = (failure: unknown, noConnection = sayNoConnection()): FieldErrors =>
	isUnanswered(failure) ? { connection: noConnection } : { ...bodyOf(failure).errors };

export const isUnanswered = (failure: unknown) => failure instanceof ApiError && failure.status === 0;

/** What the server says about a failure; `otherwise` if it has not answered or says nothing. */
export const reasonOf = (failure: unknown, otherwise: string) =>
	(!isUnanswered(failure) && bodyOf(failure).message) || otherwise;

export const bodyOf = (failure: unknown) => (failure instanceof ApiError ? failure.body : {});

export function clearFieldError(field: string) {
	if (!(field in fieldsIn(error_msg))) return;
	const { [field]: _, ...left } = fieldsIn(error_msg);
	storeErrors(isObject(error_msg.errors) ? { ...error_msg, errors: left } : left);
}

export function clearErrors() {
	if (Object.keys(error_msg).length > 0) storeErrors({});
}

/** A failed log-in stores the whole body; other forms store only the fields. */
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
