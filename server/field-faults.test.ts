import { expect, it } from "vitest";
import * as z from "zod";
import { fieldFaults } from "./field-faults";

const schema = z.object({ name: z.string().trim().min(2) });

function faultOf(given: unknown): string[] | undefined {
	const result = schema.safeParse(given, { reportInput: true });
	return result.success ? [] : fieldFaults(result.error.issues, "id").name;
}

it.each([{}, { name: "" }, { name: "  " }])("calls %o missing, not too short", (given) => {
	expect(faultOf(given)).toEqual(["Wajib diisi."]);
});

it("says how long a text has to be", () => {
	expect(faultOf({ name: "S" })).toEqual(["Minimal 2 karakter."]);
});

it("tells a wrong kind of value from a missing one", () => {
	expect(faultOf({ name: 7 })).toEqual(["Isian ini tidak valid."]);
});
