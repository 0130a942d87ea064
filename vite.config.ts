import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { minifySync } from "rolldown/utils";
import { defineConfig, type Plugin } from "vite";
import { chunks } from "./scripts/chunks";
import { withoutSchemas } from "./scripts/without-schemas";

export default defineConfig({
	plugins: [
		reactRouter(),
		browserWithoutSchemas(),
		browserWithoutPageFiles(),
		layersInOrder(),
		smallFirstScripts(),
	],
	resolve: {
		alias: [{ find: /^\.{1,2}\/createLucideIcon\.mjs$/, replacement: path.resolve("app/ui/create-icon.ts") }],
	},
	build: {
		assetsDir: "build",
		target: "es2023",
		// Fonts and art stay files of their own: cacheable, and never inside a style sheet.
		assetsInlineLimit: 0,
		// The router preloads the pages' files itself. Hints for the few late parts would weigh on every first visit.
		modulePreload: false,
	},
	// Named here, so that the first page in development does not reload half-way.
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
					},
				},
			},
		},
		ssr: {
			// The pages show a few dozen icons; left outside, all of them would stand in the server's memory.
			resolve: { noExternal: ["lucide-react"] },
			// The pages and the server are one bundle, so that each module exists once.
			build: { target: "node24", rollupOptions: { input: "./server/main.ts" } },
		},
	},
});

/**
 * Contracts are shared, but only the server's door checks them: to the browser an endpoint is a method and a path.
 * So contracts lose their schemas on the way there, and with them the schema library.
 */
function browserWithoutSchemas(): Plugin {
	const standIn = path.resolve("app/platform/no-schemas.ts");
	return {
		name: "browser-without-schemas",
		transform(code) {
			if (this.environment.name !== "client" || !code.includes('"zod"')) return;
			return { code: withoutSchemas(code, this.parse(code), standIn), map: null };
		},
	};
}

/** The route table names each page's source file, for the build alone. */
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

/** Style sheets arrive in any order; the order of the layers must be the same whichever comes first. */
function layersInOrder(): Plugin {
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

/** The page's first scripts are no part of the app's bundle, and so nobody else makes them small. */
function smallFirstScripts(): Plugin {
	return {
		name: "small-first-scripts",
		generateBundle(_, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type === "asset" && /(before-paint|take-over)-[\w-]+\.js$/.test(file.fileName))
					file.source = minifySync(file.fileName, String(file.source), {
						module: file.fileName.includes("take-over"),
					}).code;
			}
		},
	};
}
