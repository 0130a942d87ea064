import { jobs } from "../../app/jobs.server";
import { openPool } from "../../app/platform/data/database.server";
import { counted } from "../../app/platform/lists/counted";
import { prepareQueues } from "../jobs";
import { migrate } from "../migrate";
import { refuseTransactionPooler } from "../postgres/pooler";
import { calledAs } from "./called-as";
import { withServer } from "./with-database";

const usage = `${calledAs("migrate").replace(/ --$/, "")}   brings the database's tables to this version, while the site runs`;

export const run = (args: string[]) => {
	if (args.length > 0) {
		console.log(usage);
		return 1;
	}
	return withServer(async (url) => {
		await refuseTransactionPooler(url);
		const pool = openPool(url, { max: 1, onError: ({ message }) => console.error(`database: ${message}`) });
		try {
			const done = await migrate(pool);
			await prepareQueues(url, jobs);
			console.log(`${counted(done, "migration", "migrations")} run: the database is of this version.`);
			return 0;
		} finally {
			await pool.end();
		}
	});
};
