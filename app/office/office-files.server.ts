import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

export type OfficeFiles = { scripts: string[]; styles: string[] };

const entry = "app/office/main.tsx";

/** What the page loads first: named by the build, or the sources during development. API tests have neither. */
export function officeFiles(clientFolder: string | undefined, isDevelopment = false): OfficeFiles {
	if (isDevelopment)
		return { scripts: ["/@id/__x00__virtual:react-router/inject-hmr-runtime", `/${entry}`], styles: [] };
	const manifest = path.join(clientFolder ?? "", "office.json");
	if (!clientFolder || !existsSync(manifest)) return { scripts: [], styles: [] };
	const built = JSON.parse(readFileSync(manifest, "utf8")) as Build;
	const styles = [...partsOf(entry, built)].flatMap((part) => built[part]!.css ?? []);
	return { scripts: [`/${built[entry]!.file}`], styles: [...new Set(styles)].map((name) => `/${name}`) };
}

type Build = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** A file and everything it imports: scripts load their imports by themselves, but not those imports' styles. */
function partsOf(file: string, built: Build, found = new Set<string>()): Set<string> {
	if (found.has(file)) return found;
	found.add(file);
	for (const part of built[file]!.imports ?? []) partsOf(part, built, found);
	return found;
}
