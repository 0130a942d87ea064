import { defineConfig } from "vite";
import { divisionColours } from "./scripts/division-colours";
import { assetFileNames, browserWithoutSchemas, iconsFromHere, layersInOrder } from "./vite.config";

/** The office has a build of its own, so that no chunk of a public page ever depends on it (decision 0015). */
export default defineConfig({
	plugins: [divisionColours(), browserWithoutSchemas(), layersInOrder()],
	publicDir: false,
	resolve: { alias: iconsFromHere },
	build: {
		outDir: "build/client",
		emptyOutDir: false,
		assetsDir: "build",
		target: "es2023",
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		manifest: "office.json",
		rollupOptions: {
			input: "app/office/main.tsx",
			treeshake: { manualPureFunctions: ["defineTexts"] },
			output: {
				entryFileNames: "build/office-[hash:7].js",
				chunkFileNames: "build/office-[name]-[hash:7].js",
				assetFileNames,
			},
		},
	},
});
