import { useTexts } from "../../platform/words/language";
import { Chip } from "../../ui/forms/chip";
import type { Child } from "./contract";
import { familyTexts } from "./texts";
import { useChildren } from "./use-children";
import "./family-list.css";

/** Fills in a form with one of the member's saved children. Renders nothing if there are none. */
export function ChildChips({ onChoose }: { onChoose: (child: Child) => void }) {
	const t = useTexts(familyTexts);
	const children = useChildren();
	if (children.length === 0) return null;
	return (
		<div className="child-chips row flow">
			<span>{t.fill}</span>
			{children.map((child) => (
				<Chip key={child.id} onClick={() => onChoose(child)}>
					{child.name}
				</Chip>
			))}
		</div>
	);
}
