import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import "./expandable-item.css";

type ExpandableItemProps = {
	/** The anchor: opening the page at `#id` opens the item. */
	id: string;
	title: ReactNode;
	/** Opening an item closes the others in its group. */
	group?: string;
	defaultOpen?: boolean;
	children: ReactNode;
};

/** A question and its answer. Works without scripts, with find-in-page, and can be linked to. */
export function ExpandableItem({ id, title, group, defaultOpen, children }: ExpandableItemProps) {
	const item = useRef<HTMLDetailsElement>(null);
	const { hash } = useLocation();
	useEffect(() => {
		if (!item.current || hash !== `#${encodeURIComponent(id)}`) return;
		item.current.open = true;
		item.current.scrollIntoView();
	}, [hash, id]);
	return (
		<details ref={item} className="expandable" id={id} name={group} open={defaultOpen}>
			<summary className="row apart gap-5">
				<span>{title}</span>
				<ChevronDown className="icon" aria-hidden="true" />
			</summary>
			<div className="expandable-content">{children}</div>
		</details>
	);
}
