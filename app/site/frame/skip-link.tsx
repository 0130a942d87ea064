import { useTexts } from "../../platform/words/language";
import { frameTexts } from "./texts";
import "../../ui/skip-link.css";

/** The id of the page content in every frame. */
export const contentId = "content";

export function SkipLink() {
	const t = useTexts(frameTexts);
	return (
		<a className="skip-link" href={`#${contentId}`}>
			{t.skip}
		</a>
	);
}
