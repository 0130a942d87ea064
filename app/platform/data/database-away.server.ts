/** Whether this error, or its cause, means that the database is unreachable or not accepting us for now. */
export function isDatabaseAway(error: unknown): boolean {
	for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
		const { code = "", syscall } = at as NodeJS.ErrnoException;
		if (awayCodes.test(code) || awayMessages.test(at.message)) return true;
		// A stopped server removes its socket.
		if (code === "ENOENT" && syscall === "connect") return true;
	}
	return false;
}

/** Whether a write was refused because the server is a standby, or read-only: by now another one may be the primary. */
export function isReadOnlyFault(error: unknown): boolean {
	const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
	return code === "25006" || (cause instanceof Error && isReadOnlyFault(cause));
}

/**
 * Network errors, and PostgreSQL's: connection lost (08), shutting down or starting up (57P0x), out of disk, memory or
 * connections (53), or disk I/O error (58030).
 */
const awayCodes =
	/^(E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|57P0[1-5]|08\w{3}|53\w{3}|58030)$/;
const awayMessages =
	/Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|not queryable|Cannot use a pool after/;
