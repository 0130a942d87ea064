import { Share2 } from "lucide-react";
import { useState } from "react";
import { showError } from "../../platform/browser/toast";
import { fetchFile, saveFile } from "../../platform/http/fetch-file";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { passportCard } from "./contract";
import { passportTexts } from "./texts";

/** The device's share sheet if it accepts pictures, otherwise a download. */
export function ShareCard() {
	const t = useTexts(passportTexts);
	const [isBusy, setBusy] = useState(false);
	const share = async () => {
		setBusy(true);
		const card = await fetchFile(passportCard, {});
		setBusy(false);
		if (!card) return showError(t.notShared);
		const file = new File([card], "passport.png", { type: "image/png" });
		if (!navigator.canShare?.({ files: [file] })) return saveFile(card, file.name);
		// Closing the sheet is not a failure.
		await navigator.share({ files: [file], title: t.title }).catch(() => {});
	};
	return (
		<p>
			<Button loading={isBusy} onClick={() => void share()}>
				<Share2 className="icon" aria-hidden="true" />
				{t.share}
			</Button>
		</p>
	);
}
