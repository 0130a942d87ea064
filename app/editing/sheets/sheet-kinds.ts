import type { Role } from "../../platform/http/access";

/** The kinds of files to import and export, and the roles that may. */
export const intakeRoles = {
	products: ["seller"],
	stock: ["seller"],
	fixtures: ["editor"],
	results: ["editor"],
	rosters: ["editor"],
	figures: ["editor"],
} as const satisfies Record<string, readonly Role[]>;
export type IntakeKind = keyof typeof intakeRoles;

/** Export-only files contain personal data: few roles may take them, and the audit log says who did. */
export const sheetRoles = {
	...intakeRoles,
	tickets: ["ticketing"],
	orders: ["seller", "finance"],
	members: ["admin"],
} as const satisfies Record<string, readonly Role[]>;
export type SheetKind = keyof typeof sheetRoles;

export const sheetKinds = Object.keys(sheetRoles) as [SheetKind, ...SheetKind[]];
export const intakeKinds = Object.keys(intakeRoles) as [IntakeKind, ...IntakeKind[]];
export const isIntakeKind = (kind: SheetKind): kind is IntakeKind => kind in intakeRoles;
