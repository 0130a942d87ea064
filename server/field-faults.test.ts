import { expect, it } from "vitest";
import * as z from "zod";
import { fieldFaults, unreadableText } from "./field-faults";

const schema = z.object({ name: z.string().trim().min(2) });

function faultOf(given: unknown): string[] | undefined {
	const result = schema.safeParse(given, { reportInput: true });
	return result.success ? [] : fieldFaults(result.error.issues, "id").name;
}

it.each([{}, { name: "" }, { name: "  " }])("reports %o as missing, not as too short", (given) => {
	expect(faultOf(given)).toEqual(["Wajib diisi."]);
});

it("states the required length", () => {
	expect(faultOf({ name: "S" })).toEqual(["Minimal 2 karakter."]);
});

it("distinguishes a value of the wrong type from a missing one", () => {
	expect(faultOf({ name: 7 })).toEqual(["Isian ini tidak valid."]);
});

it("names the field with unreadable text by its whole path, and a name by its object", () => {
	const fieldOf = (given: unknown) => Object.keys(unreadableText(given, "id") ?? {});
	expect(fieldOf({ name: "Sari", body: { lines: ["one", "two\0"] } })).toEqual(["body.lines.1"]);
	expect(fieldOf({ body: { "na\0me": "Sari" } })).toEqual(["body"]);
	expect(fieldOf({ "na\0me": "Sari" })).toEqual(["body"]);
	expect(fieldOf({ body: { lines: ["one", 2, null] } })).toEqual([]);
});
