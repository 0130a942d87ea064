import { Toaster as SonnerToaster } from "sonner";
import type { Theme } from "../../platform/browser/theme";
import { maximumToasts, toastDuration } from "../../platform/browser/toast-queue";
import "./toaster.css";

export function Toaster({ theme }: { theme: Theme }) {
	return (
		<SonnerToaster
			position="top-right"
			duration={toastDuration}
			visibleToasts={maximumToasts}
			theme={theme}
			expand
			closeButton
			className="toaster"
		/>
	);
}
