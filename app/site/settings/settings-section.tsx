import type { ReactNode } from "react";

/** One setting or a few related ones. */
export function SettingsSection({
	title,
	text,
	children,
}: {
	title: string;
	text?: ReactNode;
	children: ReactNode;
}) {
	return (
		<section className="settings-section stack gap-4">
			<div>
				<h2 className="display display-2">{title}</h2>
				{text && <p className="muted">{text}</p>}
			</div>
			<div>{children}</div>
		</section>
	);
}
