import { ModalPanel, type ModalPanelProps } from "./modal-panel";
import "./dialog.css";

/** A modal in the middle of the page. */
export function Dialog(props: ModalPanelProps) {
	return <ModalPanel {...props} look="dialog" />;
}
