import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { minifySync } from "rolldown/utils";
import { defineConfig, type Plugin } from "vite";
import { clubErrors } from "./app/club-errors";
import { club } from "./club/profile";
import { chunks } from "./scripts/chunks";
import { divisionColours } from "./scripts/division-colours";
import { withoutSchemas } from "./scripts/without-schemas";

/** The same on both sides: the server names the fonts that a page preloads, the browser's styles use them. */
export const assetFileNames = "build/[name]-[hash:6][extname]";

export const iconsFromHere = [
	{ find: /^\.{1,2}\/createLucideIcon\.mjs$/, replacement: path.resolve("app/ui/create-icon.ts") },
];

const errors = clubErrors(club);
if (errors.length > 0) {
	console.error(errors.join("\n"));
	process.exit(1);
}

export default defineConfig({
	worker: { format: "es" },
	plugins: [
		divisionColours(),
		reactRouter(),
		browserWithoutSchemas(),
		browserWithoutPageFiles(),
		browserWithoutIdleRouterCode(),
		layersInOrder(),
		smallFirstScripts(),
	],
	resolve: { alias: iconsFromHere },
	build: {
		assetsDir: "build",
		target: "es2023",
		// Fonts and art stay separate files: cacheable, and never inlined in a style sheet.
		assetsInlineLimit: 0,
		// The router preloads page files itself. Hints for the few lazy parts would slow every first visit.
		modulePreload: false,
	},
	// Listed here, so the first page in development does not reload halfway.
	optimizeDeps: {
		include: [
			"react",
			"react-dom/client",
			"react-router",
			"react-router/dom",
			"radix-ui",
			"sonner",
			"lucide-react",
			"zod",
		],
	},
	environments: {
		client: {
			build: {
				rollupOptions: {
					treeshake: { manualPureFunctions: ["defineTexts"] },
					output: {
						codeSplitting: { groups: chunks },
						// The route manifest, which every visitor loads, names every file: short hashes make it smaller.
						entryFileNames: "build/[name]-[hash:7].js",
						chunkFileNames: "build/[name]-[hash:7].js",
						assetFileNames,
					},
				},
			},
		},
		ssr: {
			// The pages use a few dozen icons; as an external package, all of them would be loaded into memory.
			resolve: { noExternal: ["lucide-react"] },
			// Pages and server are one bundle, so each module exists once.
			build: { target: "node24", rollupOptions: { input: "./server/main.ts", output: { assetFileNames } } },
		},
	},
});

/**
 * Contracts are shared, but only the server validates with them: the browser needs just method and path. So schemas are
 * stripped from the browser bundle, and with them the schema library.
 */
export function browserWithoutSchemas(): Plugin {
	const standIn = path.resolve("app/platform/http/no-schemas.ts");
	return {
		name: "browser-without-schemas",
		transform(code) {
			if (this.environment.name !== "client" || !code.includes('"zod"')) return;
			return { code: withoutSchemas(code, this.parse(code), standIn), map: null };
		},
	};
}

/** The route table lists each page's source file, which only the build needs. */
function browserWithoutPageFiles(): Plugin {
	const table = path.resolve("app/routes.ts");
	return {
		name: "browser-without-page-files",
		transform(code, id) {
			if (this.environment.name !== "client" || id !== table) return;
			return { code: code.replaceAll(/"[\w/-]+\.page\.tsx"/g, '""'), map: null };
		},
	};
}

/**
 * Of the router, what never runs here: the discovery of routes, since the whole table is loaded at once; prefetching by links,
 * which `app/site/navigation` does with the data; what tools for watching it would use; and inline scripts.
 */
function browserWithoutIdleRouterCode(): Plugin {
	const idle: Record<string, [RegExp, string][]> = {
		"ssr/fog-of-war.js": [[/if \(!isFogOfWarEnabled\([^;]*return;/g, "return;"]],
		"router/router.js": [
			[/init\.(patchRoutesOnNavigation|instrumentations)/g, "undefined"],
			[/consumeInstrumentationClientResultMetaReceiver\(router\)/g, "undefined"],
		],
		"dom/lib.js": [
			[/usePrefetchBehavior\(prefetch, rest\)/g, "[false, null, {}]"],
			[/shouldPrefetch && !isAbsolute/g, "false"],
		],
		"ssr/components.js": [[/isPageLinkDescriptor\(link\)/g, "false"]],
		"ssr/errorBoundaries.js": [[/renderScripts \? [^:]*createElement\(Scripts, null\) : null/g, "null"]],
	};
	return {
		name: "browser-without-idle-router-code",
		transform(code, id) {
			if (this.environment.name !== "client" || !/[\\/]react-router[\\/]dist/.test(id)) return;
			const file = id.split(/[\\/]/).slice(-2).join("/");
			if (!idle[file]) return;
			return { code: idle[file].reduce((text, [from, to]) => text.replaceAll(from, to), code), map: null };
		},
	};
}

/** Style sheets load in any order; the order of the cascade layers must not depend on it. */
export function layersInOrder(): Plugin {
	return {
		name: "layers-in-order",
		enforce: "post",
		generateBundle(_, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type === "asset" && file.fileName.endsWith(".css"))
					file.source = `@layer reset,base,ui,frame,page;${file.source}`;
			}
		},
	};
}

/** Minifies the page's first scripts, which are not part of the app's bundle. */
function smallFirstScripts(): Plugin {
	return {
		name: "small-first-scripts",
		generateBundle(_, bundle) {
			for (const file of Object.values(bundle)) {
				if (
					file.type === "asset" &&
					/(before-paint|take-over|room|draw-check)-[\w-]+\.js$/.test(file.fileName)
				)
					file.source = minifySync(file.fileName, String(file.source), {
						module: !file.fileName.includes("before-paint"),
					}).code;
			}
		},
	};
}
