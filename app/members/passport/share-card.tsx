import { Share2 } from "lucide-react";
import { showError } from "../../platform/browser/toast";
import { fetchFile, saveFile } from "../../platform/http/fetch-file";
import { useTexts } from "../../platform/words/language";
import { ActionButton } from "../../ui/forms/action-button";
import { passportCard } from "./contract";
import { passportTexts } from "./texts";

/** The device's share sheet if it accepts pictures, otherwise a download. */
export function ShareCard() {
	const t = useTexts(passportTexts);
	const share = async () => {
		const card = await fetchFile(passportCard, {});
		if (!card) return showError(t.notShared);
		const file = new File([card], "passport.png", { type: "image/png" });
		if (!navigator.canShare?.({ files: [file] })) return saveFile(card, file.name);
		// Closing the sheet is not a failure.
		void navigator.share({ files: [file], title: t.title }).catch(() => {});
	};
	return (
		<p>
			<ActionButton onPress={share}>
				<Share2 className="icon" aria-hidden="true" />
				{t.share}
			</ActionButton>
		</p>
	);
}
