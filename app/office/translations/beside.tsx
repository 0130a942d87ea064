import type { ReactNode } from "react";
import { useTexts } from "../../platform/words/language";
import { translationTexts } from "./texts";
import "./beside.css";

type BesideProps = {
	/** The Indonesian source; null when not translating. */
	source: ReactNode;
	/** It was changed after the translation. */
	isChanged?: boolean;
	/** The field that the translation is written in. */
	children: ReactNode;
};

/** What is translated, beside the field that its translation is written in; on a phone above it. */
export function Beside({ source, isChanged = false, children }: BesideProps) {
	const t = useTexts(translationTexts);
	if (!source) return children;
	return (
		<div className="beside">
			<div className="beside-source" data-changed={isChanged || undefined}>
				<small>{isChanged ? t.sourceChanged : t.source}</small>
				<div lang="id">{source}</div>
			</div>
			{children}
		</div>
	);
}
