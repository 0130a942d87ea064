import type { ReactNode } from "react";
import { useTexts } from "../../platform/words/language";
import { cssVariables } from "../css-variables";
import { uiTexts } from "../texts";
import "./skeleton.css";

/** A grey placeholder in the shape of the content. */
export function Skeleton({ ratio, height, width }: { ratio?: string; height?: string; width?: string }) {
	return (
		<span
			className="skeleton"
			aria-hidden="true"
			style={cssVariables({
				"--skeleton-ratio": ratio?.replace("/", " / "),
				"--skeleton-height": height,
				"--skeleton-width": width,
			})}
		/>
	);
}

/** Lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3, height = "14px" }: { lines?: number; height?: string }) {
	return (
		<span className="stack gap-3" aria-hidden="true">
			{Array.from({ length: lines }, (_, line) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: skeleton lines have no identity but their position
				<Skeleton key={line} height={height} width={line === lines - 1 && lines > 1 ? "62%" : "100%"} />
			))}
		</span>
	);
}

/** A card: picture, a line of meta, a headline. */
export function SkeletonCard({ ratio = "4/3" }: { ratio?: string }) {
	return (
		<div className="skeleton-card" aria-hidden="true">
			<Skeleton ratio={ratio} />
			<Skeleton height="14px" width="50%" />
			<Skeleton height="24px" />
		</div>
	);
}

/** Announces loading once, around any number of skeletons. */
export function LoadingRegion({ className, children }: { className?: string; children: ReactNode }) {
	const t = useTexts(uiTexts);
	return (
		<div className={className} aria-busy="true">
			<p className="visually-hidden" role="status">
				{t.loading}
			</p>
			{children}
		</div>
	);
}
