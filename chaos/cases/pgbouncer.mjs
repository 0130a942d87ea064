import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { freePort } from "../../scripts/free-port.mjs";
import { withoutGuard } from "../../storm/without-guard.mjs";
import { eventually, expect, Impossible } from "../expect.mjs";
import { withPostgres } from "../postgres.mjs";
import { newFolder, startSite } from "../site.mjs";
import { startToEnd } from "./start-faults.mjs";

const binary = "/usr/sbin/pgbouncer";
const nobody = 65534;
const guard = "if (one === other) throw new TransactionPooler();";
const pages = ["/", "/news/list/all", "/api/news", "/api/videos", "/api/store/products"];

/**
 * Behind Debian's PgBouncer: in session mode the site serves, in transaction mode it refuses to start in one sentence. And why:
 * without that guard it starts, and fails.
 */
export async function pgbouncer() {
	if (!existsSync(binary)) throw new Impossible("PgBouncer is needed: apt-get install pgbouncer");
	return withPostgres(async (url) => {
		const session = await behind(url, "session", async (pooled) => {
			const folder = newFolder();
			const site = await startSite(folder, { DATABASE_URL: pooled });
			try {
				return (await failures(site)).length;
			} finally {
				await site.stop();
				rmSync(folder, { recursive: true, force: true });
			}
		});
		expect(session === 0, `${session} answers failed in session mode`);
		return behind(url, "transaction", async (pooled) => {
			const { code, said } = await startToEnd({ DATABASE_URL: pooled, HOST: "127.0.0.1", PORT: "0" });
			expect(code === 1 && /pooler in transaction mode/.test(said), `exit code ${code}: ${said}`);
			const without = await withoutRefusal(pooled);
			expect(without.length > 0, "without the guard, transaction mode works: then why refuse it?");
			return `session mode: 0 answers failed; transaction mode: refused in one line; without the guard: ${without[0]}`;
		});
	});
}

/** What fails if it starts all the same. */
async function withoutRefusal(pooled) {
	const build = withoutGuard([[guard, ""]]);
	const folder = newFolder();
	try {
		const site = await startSite(folder, { DATABASE_URL: pooled }, build.main);
		const failed = await failures(site);
		site.kill("SIGKILL");
		await site.ended;
		return failed;
	} catch (error) {
		return [error.message];
	} finally {
		build.remove();
		rmSync(folder, { recursive: true, force: true });
	}
}

async function failures(site) {
	const failed = [];
	for (let round = 0; round < 20; round++) {
		const answers = await Promise.all(
			pages.map((page) => site.get(`${page}?page=${round}`).then((answer) => ({ page, ...answer }))),
		);
		for (const { page, status } of answers) if (status >= 500) failed.push(`${page} gave ${status}`);
	}
	return failed;
}

async function behind(url, mode, use) {
	const target = new URL(url);
	const folder = newFolder();
	const port = await freePort();
	const inside = (name) => path.join(folder, name);
	mkdirSync(inside("run"));
	writeFileSync(inside("users"), `"${target.username}" "${target.password}"\n`);
	writeFileSync(
		inside("pgbouncer.ini"),
		`[databases]
* = host=127.0.0.1 port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${inside("users")}
pool_mode = ${mode}
max_client_conn = 500
default_pool_size = 40
ignore_startup_parameters = options,extra_float_digits,lock_timeout,statement_timeout,idle_in_transaction_session_timeout
`,
	);
	const asRoot = process.getuid() === 0;
	if (asRoot)
		for (const name of [".", "run", "users", "pgbouncer.ini"]) chownSync(inside(name), nobody, nobody);
	const child = spawn(binary, [inside("pgbouncer.ini")], {
		stdio: "ignore",
		...(asRoot && { uid: nobody, gid: nobody }),
	});
	const pooled = new URL(url);
	pooled.searchParams.delete("host");
	pooled.port = String(port);
	try {
		await eventually("PgBouncer answers", 30, () => answers(pooled.href));
		return await use(pooled.href);
	} finally {
		child.kill("SIGKILL");
		rmSync(folder, { recursive: true, force: true });
	}
}

async function answers(connectionString) {
	const client = new pg.Client({ connectionString });
	client.on("error", () => {});
	try {
		await client.connect();
		await client.end();
		return true;
	} catch {
		return false;
	}
}
