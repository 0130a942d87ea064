import type { Role } from "../platform/access";

/** Files that come in and go out, and who may handle them. */
export const intakeRoles = {
	products: ["seller"],
	stock: ["seller"],
	fixtures: ["editor"],
	results: ["editor"],
	rosters: ["editor"],
	figures: ["editor"],
} as const satisfies Record<string, readonly Role[]>;
export type IntakeKind = keyof typeof intakeRoles;

/** Files that only go out hold personal data: few may take them, and the audit log says who did. */
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
