import { Check, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names";
import "./note.css";

export type NoteTone = "info" | "ok" | "warn" | "err";

type NoteProps = {
	tone?: NoteTone;
	/** Overrides the tone's icon. */
	icon?: LucideIcon;
	/** Announced by screen readers when it appears after a user action. */
	announce?: boolean;
	children: ReactNode;
};

export function Note({ tone = "info", icon, announce, children }: NoteProps) {
	const Icon = icon ?? toneIcons[tone];
	return (
		<div
			className={classNames("note", tone !== "info" && `note-${tone}`)}
			role={announce ? (tone === "err" ? "alert" : "status") : undefined}
		>
			<Icon className="icon" aria-hidden="true" />
			<div>{children}</div>
		</div>
	);
}

const toneIcons = { info: Info, ok: Check, warn: TriangleAlert, err: TriangleAlert };
