import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ask } from "../chaos/ask.mjs";
import { eventually, Impossible } from "../chaos/expect.mjs";
import { importSource } from "../chaos/postgres.mjs";
import { queryDatabase } from "../chaos/site.mjs";
import { freePort } from "../scripts/free-port.mjs";
import { root } from "../scripts/setup.mjs";
import { runToEnd, signalAll, withFolder } from "./debian-servers.mjs";

const { asPostgresUser } = await importSource("./server/postgres/postgres-user.ts");

const programs = {
	patroni: "/usr/bin/patroni",
	"etcd-server": "/usr/bin/etcd",
	haproxy: "/usr/sbin/haproxy",
	openssl: "/usr/bin/openssl",
};

/**
 * Two servers that elect a leader, etcd on three machines, and haproxy, by the files in deploy/database: only addresses and
 * folders are this machine's. The ground's club is on them, at haproxy's address.
 */
export const withPatroni = (ground, use, { timeouts = [] } = {}) =>
	withFolder(async (folder) => {
		const missing = Object.entries({ "postgresql-15": ground.bin ?? "", ...programs })
			.filter(([, program]) => !existsSync(program))
			.map(([name]) => name);
		if (missing.length > 0)
			throw new Impossible(`Debian's packages are needed: apt-get install ${missing.join(" ")}`);
		const places = await Promise.all(
			[1, 2, 3].map(async (number) => ({
				number,
				port: await freePort(),
				rest: await freePort(),
				client: await freePort(),
				peer: await freePort(),
			})),
		);
		const machines = [];
		let haproxy;
		try {
			await makeCertificate(folder);
			for (const place of places) machines.push(machine(folder, place, places, { ground, timeouts }));
			for (const { startEtcd } of machines) startEtcd();
			await eventually("etcd has a leader", 60, machines[2].hasEtcd);
			const servers = machines.slice(0, 2);
			for (const [index, server] of servers.entries()) {
				server.startPatroni();
				await eventually(`${server.name} runs`, 120, () => server.is(index ? "sync_standby" : "leader"));
			}
			haproxy = await startHaproxy(folder, places);
			const url = `postgres://ombak:change-me-ombak@127.0.0.1:${haproxy.port}/ombak?sslmode=no-verify`;
			await moveIn(ground, folder, url);
			return await use({ ...ground, url, servers });
		} finally {
			haproxy?.kill();
			for (const one of machines) one.kill();
		}
	});

/** A file of deploy/, with this machine's places instead of the example's. */
function deployed(file, changes) {
	let text = readFileSync(path.join(root, "deploy/database", file), "utf8");
	for (const [from, to] of changes) {
		if (!text.includes(from)) throw new Error(`deploy/database/${file} does not say ${from}`);
		text = text.replaceAll(from, to);
	}
	return text;
}

const patroniConfig = (folder, { number, port, rest }, places, { ground, timeouts }) =>
	deployed("patroni.yml", [
		["name: db1", `name: db${number}`],
		["10.0.0.11:8008", `127.0.0.1:${rest}`],
		["10.0.0.11:5432", `127.0.0.1:${port}`],
		...places.map(({ client }, index) => [`10.0.0.1${index + 1}:2379`, `127.0.0.1:${client}`]),
		["10.0.0.0/24", "127.0.0.0/8"],
		["/var/lib/postgresql/15/ombak", path.join(folder, `db${number}`)],
		["/usr/lib/postgresql/15/bin", ground.bin],
		["/etc/ssl/certs/ssl-cert-snakeoil.pem", path.join(folder, "server.crt")],
		["/etc/ssl/private/ssl-cert-snakeoil.key", path.join(folder, "server.key")],
		["    password_encryption", `    unix_socket_directories: ""\n    password_encryption`],
		...timeouts,
	]);

const etcdSettings = (folder, { number, client, peer }, places) =>
	Object.fromEntries(
		deployed("etcd.env", [
			["ETCD_NAME=etcd1", `ETCD_NAME=etcd${number}`],
			["/var/lib/etcd/ombak", path.join(folder, `etcd${number}`)],
			...places.map(({ peer }, index) => [
				`etcd${index + 1}=http://10.0.0.1${index + 1}:2380`,
				`etcd${index + 1}=http://127.0.0.1:${peer}`,
			]),
			["10.0.0.11:2380", `127.0.0.1:${peer}`],
			["10.0.0.11:2379", `127.0.0.1:${client}`],
		])
			.split("\n")
			.filter((line) => line.startsWith("ETCD_"))
			.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
	);

async function startHaproxy(folder, [first, second]) {
	const port = await freePort();
	const config = path.join(folder, "haproxy.cfg");
	const changes = [
		["bind 127.0.0.1:5000", `bind 127.0.0.1:${port}`],
		["10.0.0.11:5432 check port 8008", `127.0.0.1:${first.port} check port ${first.rest}`],
		["10.0.0.12:5432 check port 8008", `127.0.0.1:${second.port} check port ${second.rest}`],
	];
	writeFileSync(config, deployed("haproxy.cfg", changes));
	const child = spawn(programs.haproxy, ["-db", "-f", config], { stdio: "ignore" });
	return { port, kill: () => child.kill("SIGKILL") };
}

const makeCertificate = (folder) =>
	runToEnd(programs.openssl, [
		..."req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout".split(" "),
		...[path.join(folder, "server.key"), "-out", path.join(folder, "server.crt")],
	]);

/** etcd, Patroni and its PostgreSQL on one machine, which loses its power and gets it back. The third has etcd alone. */
function machine(folder, place, places, options) {
	const { number, rest, client } = place;
	const name = `db${number}`;
	const config = path.join(folder, `patroni-${number}.yml`);
	writeFileSync(config, patroniConfig(folder, place, places, options));
	const settings = etcdSettings(folder, place, places);
	const running = new Map();
	const state = async () => {
		const { status, body } = await ask(`http://127.0.0.1:${rest}/cluster`, { patience: 3_000 });
		return status === 200 ? JSON.parse(body).members.find((member) => member.name === name) : null;
	};
	const start = (program, args, environment) => {
		const log = openSync(path.join(folder, `${program}-${number}.log`), "a");
		const child = asPostgresUser(programs[program], args, {
			stdio: ["ignore", log, log],
			env: { PATH: process.env.PATH, HOME: folder, LANG: "C.UTF-8", ...environment },
		});
		closeSync(log);
		running.set(program, child);
	};
	const startEtcd = () => start("etcd-server", [], settings);
	const startPatroni = () => start("patroni", [config]);
	return {
		name,
		startEtcd,
		startPatroni,
		start() {
			startEtcd();
			startPatroni();
		},
		hasEtcd: async () => (await ask(`http://127.0.0.1:${client}/health`)).status === 200,
		async is(role) {
			const seen = await state();
			return seen?.role === role && /^(running|streaming)$/.test(seen.state);
		},
		kill() {
			for (const child of running.values()) child.kill("SIGKILL");
			const lock = path.join(folder, name, "postmaster.pid");
			if (existsSync(lock)) signalAll(Number(readFileSync(lock, "utf8").split("\n")[0]), "SIGKILL");
		},
	};
}

/** As the docs say, the database is made through haproxy by its later owner; then the ground's club is restored into it. */
async function moveIn({ bin, url: from }, folder, url) {
	const copy = path.join(folder, "club.dump");
	await runToEnd(path.join(bin, "pg_dump"), ["--format=custom", `--file=${copy}`, `--dbname=${from}`]);
	const server = Object.assign(new URL(url), { pathname: "postgres" }).href;
	await eventually("haproxy leads to the leader", 30, () =>
		queryDatabase(server, "select").then(
			() => true,
			() => false,
		),
	);
	await queryDatabase(server, "create database ombak");
	const target = url.replace("no-verify", "require");
	await runToEnd(path.join(bin, "pg_restore"), ["--no-owner", "--no-privileges", `--dbname=${target}`, copy]);
}
