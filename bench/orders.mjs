// `npm run bench:orders`: the row of `npm run bench` that is about orders. Prints it, writes bench/orders.json.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../scripts/setup.mjs";
import { printRatios } from "./load.mjs";
import { measureOrders } from "./measure-orders.mjs";

const row = await measureOrders();
printRatios([row]);
writeFileSync(path.join(root, "bench", "orders.json"), `${JSON.stringify(row, null, 2)}\n`);
process.exit(row.verdict === "ok" ? 0 : 1);
