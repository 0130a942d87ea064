import type { ReactNode, Ref } from "react";

type TableBoxProps = { label: string; box?: Ref<HTMLElement>; children: ReactNode };

/** A table that may be wider than the screen scrolls by itself, with the keyboard too. */
export function TableBox({ label, box, children }: TableBoxProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus can be scrolled with the keyboard
		<section className="office-table-box" ref={box} tabIndex={0} aria-label={label}>
			{children}
		</section>
	);
}
