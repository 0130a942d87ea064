import type { ReactNode } from "react";
import { CrestShape, sharedCrests } from "./crest";
import { DrawnOnce } from "./drawn-once";
import { WordmarkShape } from "./wordmark";

/** A page shows the crest a dozen times: it is drawn at the top, and each place refers to that drawing. */
export function SharedMarks({ children }: { children: ReactNode }) {
	return (
		<DrawnOnce value={true}>
			<svg className="visually-hidden" aria-hidden="true">
				<defs>
					{sharedCrests.map((variant) => (
						<g key={variant} id={`crest-${variant}`}>
							<CrestShape variant={variant} />
						</g>
					))}
					<g id="wordmark">
						<WordmarkShape />
					</g>
				</defs>
			</svg>
			{children}
		</DrawnOnce>
	);
}
