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
	const built = JSON.parse(readFileSync(manifest, "utf8")) as Record<string, BuiltFile>;
	const { file, css = [] } = built[entry]!;
	return { scripts: [`/${file}`], styles: css.map((name) => `/${name}`) };
}

type BuiltFile = { file: string; css?: string[] };
