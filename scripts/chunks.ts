import path from "node:path";

/** The bundler's module information. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const icon = /lucide-react[\\/].*[\\/]icons[\\/]/;
const controls = new RegExp(
	[
		icon.source,
		/[\\/][\w-]*contract\.ts/.source,
		/[\\/]app[\\/](ui|platform|site[\\/]contact)[\\/]/.source,
		/[\\/]app[\\/]orders[\\/](texts|payments|vouchers|placing[\\/]order-refusal|payment-screen[\\/](method|qr))/
			.source,
		/[\\/]app[\\/]members[\\/](family|registration)[\\/]use-/.source,
	].join("|"),
);

/** What pages share with others goes into the file of the first of these that needs it: those that need least come first. */
const pages = [
	"news/article/article",
	"people/players/player",
	"matches/events/event",
	"store/products/product",
	"tickets/sales/ticket-list",
	"tickets/buying/buy-ticket",
	"orders/cart/cart",
	"orders/checkout/checkout",
];

/**
 * How browser code is split into chunks. By default, every component shared by two pages becomes its own file, and a
 * page requests sixty of them; a few larger ones load faster and compress better.
 */
export const chunks = [
	// React and the router change rarely: one file that outlives most releases.
	{ name: "vendor", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 99 },
	// Without the client entry, which awaits modules that depend on this one.
	{ ...importedBy("shell", "app/root.tsx"), priority: 98 },
	// The home page shows a card of everything, and every section shows some of the same cards.
	{ ...importedBy("cards", "app/site/home/home.page.tsx"), minShareCount: 2, priority: 97 },
	// Lists and forms share the same small components, and pages of different subjects other small things.
	{ name: "controls", test: controls, minShareCount: 3, priority: 96 },
	...pages.map((page, place) => ({
		...importedBy(`${path.basename(page)}-parts`, `app/${page}.page.tsx`),
		minShareCount: 2,
		priority: 50 - place,
	})),
	{ name: "members", test: /[\\/]app[\\/]members[\\/]/, minShareCount: 2, priority: 1 },
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
