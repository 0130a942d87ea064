import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [reactRouter()],
	build: {
		assetsDir: "build",
		target: "es2023",
		// Fonts and art stay files of their own: cacheable, and never inside a style sheet.
		assetsInlineLimit: 0,
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
			"embla-carousel-react",
			"lucide-react",
			"zod/mini",
		],
	},
	environments: {
		ssr: {
			// The pages and the server are one bundle, so that each module exists once.
			build: { target: "node24", rollupOptions: { input: "./server/main.ts" } },
		},
	},
});
