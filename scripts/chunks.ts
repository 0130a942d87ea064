import path from "node:path";

/** The bundler's module information. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const icon = /lucide-react[\\/].*[\\/]icons[\\/]/;

/**
 * How browser code is split into chunks. By default, every component shared by two pages becomes its own file, and a
 * page requests sixty of them; a few larger ones load faster and compress better.
 */
export const chunks = [
	// React and the router change rarely: one file that outlives most releases.
	{ name: "vendor", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 4 },
	// Without the client entry, which awaits modules that depend on this one.
	{ ...importedBy("shell", "app/root.tsx"), priority: 3 },
	// The home page shows a card of everything, and every section shows some of the same cards.
	{ ...importedBy("cards", "app/site/home/home.page.tsx"), minShareCount: 2, priority: 2 },
	// Lists and forms share the same small components.
	{ name: "controls", test: /[\\/]app[\\/](ui|platform|sharing)[\\/]/, minShareCount: 3, priority: 1 },
	{ name: "members", test: /[\\/]app[\\/](members|account)[\\/]/, minShareCount: 2, priority: 1 },
];

function importedBy(name: string, entry: string) {
	let members: Set<string> | undefined;
	return {
		debugName: name,
		name: (id: string, modules: Modules) => {
			members ??= allImportsOf(path.resolve(entry), modules);
			// All icons are imported through one index, so the importer does not tell which page uses them.
			return members.has(id) && !icon.test(id) ? name : null;
		},
	};
}

function allImportsOf(entry: string, modules: Modules) {
	const found = new Set<string>();
	const waiting = [entry];
	for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
		const module = found.has(id) ? null : modules.getModuleInfo(id);
		if (!module) continue;
		found.add(id);
		waiting.push(...module.importedIds);
	}
	return found;
}
