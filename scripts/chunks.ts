import path from "node:path";

/** What the bundler tells of the modules it has read. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const icon = /lucide-react[\\/].*[\\/]icons[\\/]/;

/**
 * How the browser's code is cut into files. Left alone, every component that two pages share becomes a file of its own,
 * and a page asks for sixty of them; a few larger ones arrive sooner and compress better.
 */
export const chunks = [
	// React and the router change rarely: one file that outlives most releases.
	{ name: "vendor", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 4 },
	// Without the client's entry, which waits for modules that wait for this one.
	{ ...importedBy("shell", "app/root.tsx"), priority: 3 },
	// The home page shows a card of everything, and every section shows some of the same cards.
	{ ...importedBy("cards", "app/home/home.page.tsx"), minShareCount: 2, priority: 2 },
	// Lists and forms are made of the same small parts.
	{ name: "controls", test: /[\\/]app[\\/](ui|platform)[\\/]/, minShareCount: 3, priority: 1 },
	{ name: "members", test: /[\\/]app[\\/](members|account)[\\/]/, minShareCount: 2, priority: 1 },
];

function importedBy(name: string, entry: string) {
	let members: Set<string> | undefined;
	return {
		debugName: name,
		name: (id: string, modules: Modules) => {
			members ??= allImportsOf(path.resolve(entry), modules);
			// All icons come through one index, so what imports them says nothing about who shows them.
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
