import { findPackageJSON } from "node:module";
import path from "node:path";

/** Where the site itself lies, built or not, whatever folder it is started in. */
export const ownFolder = path.dirname(findPackageJSON(import.meta.url) ?? process.cwd());
