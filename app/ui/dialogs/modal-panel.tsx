import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { useTexts } from "../../platform/words/language";
import { classNames } from "../class-names";
import { uiTexts } from "../texts";
import "../icon-button.css";
import "./modal-panel.css";

export type ModalPanelProps = {
	/** Also the accessible name. */
	title: string;
	description?: ReactNode;
	/** The button that opens it. Without one the caller controls `open`. */
	trigger?: ReactNode;
	open?: boolean;
	onOpenChange?: (open: boolean) => void;
	/** Buttons below the content; they stay visible while it scrolls. */
	footer?: ReactNode;
	size?: "medium" | "wide";
	children: ReactNode;
};

/** Shared by dialogs and sheets: traps the focus, closes on Esc and restores the focus. */
export function ModalPanel({ look, ...props }: ModalPanelProps & { look: "dialog" | "sheet" }) {
	const { title, description, trigger, open, onOpenChange, footer, size, children } = props;
	const t = useTexts(uiTexts);
	const opener = useRef<Element | null>(null);

	const returnFocus = (event: Event) => {
		if (trigger) return;
		event.preventDefault();
		if (opener.current instanceof HTMLElement) opener.current.focus();
	};

	return (
		<Dialog.Root open={open} onOpenChange={onOpenChange}>
			{trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
			<Dialog.Portal>
				{/* Not Radix's overlay: its scroll lock injects a style element, and one line of CSS does the same. */}
				<div className={classNames("modal-scrim", `${look}-scrim`)}>
					<Dialog.Content
						className={classNames("modal-panel", look, size === "wide" && "modal-wide")}
						aria-modal="true"
						onOpenAutoFocus={() => {
							opener.current = document.activeElement;
						}}
						onCloseAutoFocus={returnFocus}
						onInteractOutside={keepOpenForToasts}
					>
						<header className="modal-head row gap-4 apart">
							<Dialog.Title className="display display-2">{title}</Dialog.Title>
							<Dialog.Close className="icon-button" aria-label={t.close}>
								<X className="icon" aria-hidden="true" />
							</Dialog.Close>
						</header>
						<div className="modal-body">
							{description && (
								<Dialog.Description className="modal-description">{description}</Dialog.Description>
							)}
							{children}
						</div>
						{footer && <footer className="modal-foot flow gap-3">{footer}</footer>}
					</Dialog.Content>
				</div>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

/** Dismissing a toast must not close the dialog. */
function keepOpenForToasts(event: Event) {
	if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]"))
		event.preventDefault();
}
