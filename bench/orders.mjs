// `npm run bench:orders`: the two rows of `npm run bench` that are about orders. Prints a table, writes bench/orders.json.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../scripts/setup.mjs";
import { printRatios } from "./load.mjs";
import { measureOrders } from "./measure-orders.mjs";

const rows = await measureOrders();
printRatios(rows);
writeFileSync(path.join(root, "bench", "orders.json"), `${JSON.stringify(rows, null, 2)}\n`);
process.exit(rows.every(({ verdict }) => verdict === "ok") ? 0 : 1);
