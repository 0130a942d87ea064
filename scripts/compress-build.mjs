// Compresses the built files once, as small as they get, so that the server never has to.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = path.resolve("build/client/build");
for (const name of readdirSync(folder)) {
	if (!/\.(js|css|svg|json)$/.test(name)) continue;
	const file = path.join(folder, name);
	const content = readFileSync(file);
	writeFileSync(
		`${file}.br`,
		brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
	);
	writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
