import * as z from "zod";
import { roles } from "../../platform/http/access";
import { endpoint } from "../../platform/http/contract";
import { sheetRefusals } from "./refusals";
import {
	type IntakeKind,
	intakeKinds,
	intakeRoles,
	type SheetKind,
	sheetKinds,
	sheetRoles,
} from "./sheet-kinds";

export const mostSheetBytes = 10_000_000;
export const mostSheetRows = 20_000;
export const mostErrorsShown = 500;
export const mostChangesShown = 100;

const countsSchema = z.object({ added: z.int(), changed: z.int(), same: z.int() });

const checkedSchema = z.object({
	...countsSchema.shape,
	/** The total number of faults; only the first ones are listed. */
	faultCount: z.int(),
	faults: z.array(
		z.object({
			line: z.int(),
			/** As in the file's header. */
			column: z.string(),
			cell: z.string(),
			reason: z.string(),
		}),
	),
	/** The first rows to be added or changed. */
	changes: z.array(
		z.object({
			line: z.int(),
			subject: z.string(),
			isNew: z.boolean(),
			cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
		}),
	),
	/** Identifies exactly these changes; null while there are faults. */
	plan: z.nullable(z.string()),
});
export type CheckedSheet = z.infer<typeof checkedSchema>;

export const sheetList = endpoint({
	method: "GET",
	path: "/staff/sheets",
	summary: "The CSV files that the caller may export or import, with their columns",
	access: { staff: roles },
	input: z.object({}),
	answer: z.object({
		sheets: z.array(
			z.object({
				kind: z.enum(sheetKinds),
				canImport: z.boolean(),
				columns: z.array(
					z.object({ name: z.string(), about: z.string(), part: z.enum(["value", "info", "remark"]) }),
				),
			}),
		),
	}),
});

export const exportSheet = each(sheetKinds, (kind: SheetKind) =>
	endpoint({
		method: "GET",
		path: `/staff/sheets/${kind}.csv`,
		summary: `All ${kind} as CSV`,
		access: { staff: sheetRoles[kind] },
		input: z.object({}),
		answer: z.object({ name: z.string(), text: z.custom<AsyncIterable<string>>() }),
		file: "text/csv; charset=utf-8",
	}),
);

export const checkSheet = each(intakeKinds, (kind: IntakeKind) =>
	endpoint({
		method: "POST",
		path: `/staff/sheets/${kind}/check`,
		summary: `What a CSV file of ${kind} would change, and its faults; changes nothing`,
		access: { staff: intakeRoles[kind] },
		upload: mostSheetBytes,
		input: z.object({}),
		answer: checkedSchema,
		refusals: sheetRefusals,
	}),
);

export const applySheet = each(intakeKinds, (kind: IntakeKind) =>
	endpoint({
		method: "POST",
		path: `/staff/sheets/${kind}/apply/:plan`,
		summary: `Import a CSV file of ${kind}, all or nothing, if it still makes the changes that the check showed`,
		access: { staff: intakeRoles[kind] },
		upload: mostSheetBytes,
		input: z.object({ plan: z.string().check(z.maxLength(64)) }),
		answer: countsSchema,
		refusals: sheetRefusals,
	}),
);

function each<Kind extends string, Value>(kinds: readonly Kind[], make: (kind: Kind) => Value) {
	return Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<Kind, Value>;
}
