import { hasRole } from "../../platform/http/access";
import { type Binding, bind } from "../../platform/http/bind.server";
import { localize } from "../../platform/words/language";
import { intakeSheets, sheets } from "../../sheets.server";
import { applySheet, checkSheet, exportSheet, sheetList } from "./contract";
import { exportFile } from "./export-sheet.server";
import { applyFile, checkFile } from "./import-sheet.server";
import { type Columns, headerOf } from "./sheet.server";
import { intakeKinds, isIntakeKind, sheetKinds, sheetRoles } from "./sheet-kinds";

export const sheetsApi: Binding[] = [
	bind(sheetList, ({ who, language }) => ({
		sheets: sheetKinds
			.filter((kind) => hasRole(who, sheetRoles[kind]))
			.map((kind) => ({
				kind,
				canImport: isIntakeKind(kind),
				columns: Object.entries(sheets[kind].columns as Columns).map(([name, { about, part }]) => ({
					name: headerOf(name),
					about: localize(about, language),
					part,
				})),
			})),
	})),
	...sheetKinds.map((kind) => bind(exportSheet[kind], (context) => exportFile(context, kind, sheets[kind]))),
	...intakeKinds.map((kind) => bind(checkSheet[kind], (context) => checkFile(context, intakeSheets[kind]))),
	...intakeKinds.map((kind) =>
		bind(applySheet[kind], (context, { plan }) => applyFile(context, kind, intakeSheets[kind], plan)),
	),
];
