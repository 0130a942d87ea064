import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { officeFiles } from "./office-files.server";

it("the office page has the styles of everything its script imports, each once", () => {
	const folder = mkdtempSync(path.join(tmpdir(), "office-files-"));
	const built = {
		"app/office/main.tsx": { file: "office.js", css: ["main.css", "button.css"], imports: ["_dialog.js"] },
		"_dialog.js": { file: "dialog.js", css: ["dialog.css"], imports: ["_panel.js", "app/office/main.tsx"] },
		"_panel.js": { file: "panel.js", css: ["panel.css", "button.css"] },
		"_screen.js": { file: "screen.js", css: ["screen.css"] },
	};
	writeFileSync(path.join(folder, "office.json"), JSON.stringify(built));
	expect(officeFiles(folder)).toEqual({
		scripts: ["/office.js"],
		styles: ["/main.css", "/button.css", "/dialog.css", "/panel.css"],
	});
});
