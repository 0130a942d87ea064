import path from "node:path";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { clubErrors } from "../../app/club-errors";
import { readSettings, SettingsError } from "../../app/platform/settings.server";
import { club } from "../../club/profile";
import { ownFolder } from "../own-folder";
import { serve } from "../serve";
import { startFaults } from "../start-faults";

/** The built server starts here, and lives on after this returns. */
export async function run() {
	try {
		const faults = clubErrors(club);
		if (faults.length > 0) throw new SettingsError(faults);
		await serve(readSettings(process.env), {
			renderPage: createRequestHandler(build, "production"),
			clientFolder: path.join(ownFolder, "build/client"),
		});
		return 0;
	} catch (error) {
		console.error(startFaults(error, process.env)?.join("\n") ?? error);
		process.exit(1);
	}
}
