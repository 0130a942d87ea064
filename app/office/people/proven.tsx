import type { ReactNode } from "react";
import { useTexts } from "../../platform/words/language";
import { Badge } from "../../ui/feedback/badge";
import { peopleTexts } from "./texts";

/** A member's e-mail address or phone number, and whether it is verified. */
export function Proven({ isVerified, children }: { isVerified: boolean; children: ReactNode }) {
	const t = useTexts(peopleTexts);
	return (
		<span className="proven row flow">
			{children} <Badge tone={isVerified ? "ok" : "warn"}>{isVerified ? t.verified : t.unverified}</Badge>
		</span>
	);
}
