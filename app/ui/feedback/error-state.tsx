import type { ReactNode } from "react";
import { useTexts } from "../../platform/words/language";
import { Button } from "../button";
import { uiTexts } from "../texts";
import "./empty-state.css";

type ErrorStateProps = {
	/** What failed: "Gagal memuat jadwal." */
	title: string;
	/** Reassurance: "Saldo tidak terpotong." */
	text?: ReactNode;
	onRetry?: () => void;
	retrying?: boolean;
	retryLabel?: string;
	/** Other actions. */
	children?: ReactNode;
};

export function ErrorState({ title, text, onRetry, retrying, retryLabel, children }: ErrorStateProps) {
	const t = useTexts(uiTexts);
	return (
		<div className="empty-state stack gap-4 error-state" role="alert">
			<p className="display display-1">{title}</p>
			{text && <p className="small muted">{text}</p>}
			{onRetry && (
				<Button size="small" onClick={onRetry} loading={retrying}>
					{retryLabel ?? t.retry}
				</Button>
			)}
			{children}
		</div>
	);
}
