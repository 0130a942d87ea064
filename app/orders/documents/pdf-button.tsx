import { Download } from "lucide-react";
import { useState } from "react";
import { showError } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import type { Document } from "./contract";
import { fetchPdf } from "./fetch-pdf";
import { documentTexts } from "./texts";

/** Saves the document as a PDF, once the server has drawn it. */
export function PdfButton({ document: { kind, orderNumber, number } }: { document: Document }) {
	const t = useTexts(documentTexts);
	const [state, setState] = useState<"idle" | "asking" | "waiting">("idle");
	async function download() {
		setState("asking");
		const file = await fetchPdf(kind, orderNumber, () => setState("waiting"));
		setState("idle");
		if (file) save(file, `${number.replaceAll("/", "-")}.pdf`);
		else showError(t.notReady);
	}
	return (
		<>
			<Button
				size="small"
				aria-label={t.downloadLabel}
				loading={state !== "idle"}
				onClick={() => void download()}
			>
				<Download className="icon" aria-hidden="true" />
				<span className="paper-act-word">{t.download}</span>
			</Button>
			<p role="status" className="paper-status small">
				{state === "waiting" && t.preparing}
			</p>
		</>
	);
}

function save(file: Blob, name: string) {
	const link = Object.assign(document.createElement("a"), {
		href: URL.createObjectURL(file),
		download: name,
	});
	link.click();
	// Some browsers read the file only after the click has returned.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
