import { isDatabaseAway } from "../app/platform/data/database-away.server";
import { SettingsError } from "../app/platform/settings.server";

type Environment = Record<string, string | undefined>;
type SystemError = Error & {
	code?: string;
	syscall?: string;
	address?: string;
	port?: number;
	hostname?: string;
};

/** Common startup failures, one line each. Null for anything else: that is a bug and keeps its stack trace. */
export function startFaults(error: unknown, environment: Environment): string[] | null {
	if (error instanceof SettingsError) return error.faults;
	const { code = "", syscall, address, port, hostname, message } = error as SystemError;
	if (code === "EADDRINUSE") return [`PORT: ${port} is already in use on ${address}`];
	if (code === "EACCES" && syscall === "listen")
		return [`PORT: ${port} may only be opened by an administrator`];
	if (code === "EADDRNOTAVAIL") return [`HOST: ${address} is not an address of this machine`];
	if (hostname && hostname === environment.HOST) return [`HOST: ${hostname} cannot be resolved`];
	const cause = causeOf(error);
	if (isDatabaseAway(error) || refused.test(cause.code ?? ""))
		return [`DATABASE_URL: PostgreSQL at ${placeOf(environment.DATABASE_URL)}: ${cause.message || message}`];
	return null;
}

/** Wrong password or user, unknown database, no privilege to create tables. */
const refused = /^(28\w{3}|3D000|42501|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT)$/;

/** The driver's error: Drizzle wraps it with the whole statement, and Node in one error per address of a host name. */
function causeOf(error: unknown): SystemError {
	const { cause } = error as { cause?: unknown };
	if (cause instanceof Error) return causeOf(cause);
	return error instanceof AggregateError && error.errors[0] ? error.errors[0] : (error as SystemError);
}

/** Without user and password. */
function placeOf(url: string | undefined) {
	if (!url) return "DATA_DIR";
	const { host, pathname } = new URL(url);
	return `${host}${pathname}`;
}
