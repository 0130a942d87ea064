import { changeSession, currentSession, useSession } from "../sessions/session";

/** The server's errors of the form on the screen: a text per field, each of which can be cleared on its own. */
export function useFieldErrors() {
	const { error_msg } = useSession();
	return {
		errorOf: (field: string) => textOf(errorsIn(error_msg)[field]),
		clear: clearFieldError,
		/** What is wrong with none of the fields. */
		general: textOf(error_msg.connection) ?? (error_msg.error ? textOf(error_msg.message) : undefined),
	};
}

export function clearFieldError(field: string) {
	const { error_msg } = currentSession();
	if (!(field in errorsIn(error_msg))) return;
	const { [field]: _, ...left } = errorsIn(error_msg);
	changeSession({ error_msg: isObject(error_msg.errors) ? { ...error_msg, errors: left } : left });
}

export const clearErrors = () => changeSession({ error_msg: {} });

/** A failed log-in keeps the whole body; elsewhere the fields are all there is. */
const errorsIn = (error_msg: Record<string, unknown>) =>
	isObject(error_msg.errors) ? error_msg.errors : error_msg;

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

function textOf(value: unknown): string | undefined {
	const text = Array.isArray(value) ? value[0] : value;
	return typeof text === "string" ? text : undefined;
}
