import { ModalPanel, type ModalPanelProps } from "./modal-panel";
import "./sheet.css";

/** Slides in from the bottom on phones and from the right on wide screens. For filters and long lists of options. */
export function Sheet(props: ModalPanelProps) {
	return <ModalPanel {...props} look="sheet" />;
}
