import { useEffect, useRef } from "react";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { Note } from "../../ui/feedback/note";
import { MoreLink } from "../../ui/navigation/more-link";
import { unpaidRefusals } from "../contract";
import { orderTexts } from "../texts";
import "./order-refusal.css";

type OrderRefusalProps = { code: string | undefined; text: string };

/** Why nothing was ordered or held, scrolled into view, and the way to the orders where they are the reason. */
export function OrderRefusal({ code, text }: OrderRefusalProps) {
	const t = useTexts(orderTexts);
	const place = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another text is another refusal
	useEffect(() => {
		place.current?.scrollIntoView({ block: "nearest" });
	}, [text]);
	return (
		<div className="order-refusal" ref={place}>
			<Note tone="err" announce>
				<p>{text}</p>
				{code && code in unpaidRefusals && (
					<MoreLink tight to={pathTo("profile")}>
						{t.unpaidOrders}
					</MoreLink>
				)}
			</Note>
		</div>
	);
}
