// Compresses the built files once, at the highest level, so the server never has to.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = path.resolve("build/client/build");
for (const name of readdirSync(folder)) {
	if (!/\.(js|css|svg|json)$/.test(name)) continue;
	const file = path.join(folder, name);
	const content = name.startsWith("manifest-") ? slimManifest(file) : readFileSync(file);
	writeFileSync(
		`${file}.br`,
		brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
	);
	writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** Shrinks the route manifest every visitor loads: drops its many `false` values and files that are already loaded. */
function slimManifest(file) {
	const [, head, json, tail] = /^([^{]*)(\{.*\})([^}]*)$/s.exec(readFileSync(file, "utf8"));
	const manifest = JSON.parse(json);
	const isThere = new Set([...manifest.entry.imports, ...manifest.routes.root.css]);
	for (const { id, ...route } of Object.values(manifest.routes)) {
		if (id === "root") continue;
		for (const [name, value] of Object.entries(route)) {
			const left = Array.isArray(value) ? value.filter((file) => !isThere.has(file)) : value;
			manifest.routes[id][name] = left === false || left.length === 0 ? undefined : left;
		}
	}
	const slim = `${head}${JSON.stringify(manifest)}${tail}`;
	writeFileSync(file, slim);
	return slim;
}
