import { ModalPanel, type ModalPanelProps } from "./modal-panel";
import "./sheet.css";

/** Rises from the bottom of a phone, comes from the right on wide screens. For filters and long choices. */
export function Sheet(props: ModalPanelProps) {
	return <ModalPanel {...props} look="sheet" />;
}
