import path from "node:path";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { profileFaults } from "../app/platform/club-profile";
import { readSettings, SettingsFault } from "../app/platform/settings.server";
import { club } from "../club/profile";
import { serve } from "./serve";

/** The built server starts here. */
try {
	const faults = profileFaults(club);
	if (faults.length > 0) throw new SettingsFault(faults);
	const settings = readSettings(process.env);
	await serve(settings, {
		renderPage: createRequestHandler(build, "production"),
		clientFolder: path.resolve(import.meta.dirname, "../client"),
	});
} catch (error) {
	console.error(error instanceof SettingsFault ? error.faults.join("\n") : error);
	process.exit(1);
}
