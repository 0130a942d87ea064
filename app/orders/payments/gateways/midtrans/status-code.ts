/** The Core API's own code, which the HTTP status only sometimes repeats. */
export const statusCodeIn = (body: object) => String((body as { status_code?: unknown }).status_code ?? "");
