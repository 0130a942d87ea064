import type { ReactNode } from "react";

/** One section of the components page. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="sample">
			<h2 className="display display-2">{title}</h2>
			{children}
		</section>
	);
}

/** A component with the name of its state below it. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="sample-labelled">
			{children}
			<p className="small muted">{label}</p>
		</div>
	);
}
