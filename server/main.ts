import { run as backup } from "./commands/backup";
import { run as migrate } from "./commands/migrate";
import { run as preflight } from "./commands/preflight";
import { run as reconcile } from "./commands/reconcile";
import { run as restore } from "./commands/restore";
import { run as serve } from "./commands/serve";
import { run as staff } from "./commands/staff";

/** Each returns its exit code. What a command needs is built into one file with the site, and of the same version. */
const commands: Record<string, (args: string[]) => number | Promise<number>> = {
	serve,
	preflight,
	migrate,
	staff,
	backup,
	restore,
	reconcile,
};

const [name = "", ...args] = process.argv.slice(2);
const command = commands[name];
if (command) process.exitCode = await command(args);
else {
	console.error(`There is no command "${name}": ${Object.keys(commands).join(", ")}.`);
	process.exitCode = 1;
}
