import { parseSync } from "rolldown/utils";
import { expect, it } from "vitest";
import { noSchemas } from "../app/platform/http/no-schemas";
import { withoutSchemas } from "./without-schemas";

const strip = (code: string) =>
	withoutSchemas(code, parseSync("contract.ts", code).program, "/no-schemas.ts").trim();

it("reduces an endpoint to method and path, and other schemas to a placeholder", () => {
	const code = `import * as z from "zod";
export const size = z.string().check(z.minLength(1));
export const list = endpoint({ method: "GET", path: "/list", answer: z.object({ size }) });`;
	expect(strip(code)).toBe(`import { noSchemas } from "/no-schemas.ts";
export const size = noSchemas;
export const list = endpoint({ method: "GET", path: "/list" });`);
});

it("drops an import that only a schema needed, and no other", () => {
	const code = `import * as z from "zod";
import { orderSchema } from "../orders/contract";
import { path } from "./path";
import "./effect";
export const list = endpoint({ method: "GET", path, answer: orderSchema });`;
	expect(strip(code)).toBe(`import { noSchemas } from "/no-schemas.ts";

import { path } from "./path";
import "./effect";
export const list = endpoint({ method: "GET", path });`);
});

it.each([
	"z.parse(schema, 1)",
	"z.string().safeParse(1)",
	"z.string().parse(1).length",
	"z.safeDecode(schema, 1)",
])("refuses to build %s for the browser", (expression) => {
	expect(() => strip(`import * as z from "zod";\nexport const read = () => ${expression};`)).toThrow(
		"only the server can parse",
	);
});

it("throws if a schema is used to parse, but allows declaring it", () => {
	const schema = noSchemas as { optional(): { shape: { parse(value: unknown): unknown } } };
	expect(() => schema.optional().shape.parse(1)).toThrow("Only the server can parse");
	expect(() => (noSchemas as { safeParse(value: unknown): unknown }).safeParse(1)).toThrow();
});
