// `npm start`: from a fresh clone to a running site.
import { startServer } from "./server.mjs";
import { build, install } from "./setup.mjs";

install();
build();
const server = startServer("inherit");
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
