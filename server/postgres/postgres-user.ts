import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";

const nobody = 65534;

/**
 * PostgreSQL refuses to run as root. As root, we run it in a user namespace where we appear as `nobody`
 * (files stay ours), or, where the host forbids namespaces, as the user `nobody` itself.
 */
export function asPostgresUser(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
	switch (way()) {
		case "direct":
			return spawn(command, args, options);
		case "namespace":
			return spawn("unshare", [...namespace, "--", command, ...args], options);
		case "nobody":
			return spawn(command, args, { ...options, uid: nobody, gid: nobody });
	}
}

/** Who must own PostgreSQL's files, where that is not us. */
export function postgresOwner(): number | null {
	return way() === "nobody" ? nobody : null;
}

type Way = "direct" | "namespace" | "nobody";
const namespace = ["--user", `--map-user=${nobody}`, `--map-group=${nobody}`];
let chosen: Way | undefined;

function way(): Way {
	chosen ??=
		process.getuid?.() !== 0
			? "direct"
			: canUnshare()
				? "namespace"
				: canBecomeNobody()
					? "nobody"
					: undefined;
	if (!chosen) {
		throw new Error(
			"PostgreSQL does not run as root, and this host allows neither user namespaces nor another user. " +
				"Start as an ordinary user, or set DATABASE_URL to a server of yours.",
		);
	}
	return chosen;
}

const canUnshare = () => spawnSync("unshare", [...namespace, "--", "true"]).status === 0;
const canBecomeNobody = () => spawnSync("true", [], { uid: nobody, gid: nobody }).status === 0;
