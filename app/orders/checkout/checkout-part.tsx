import { type ReactNode, useEffect, useId, useRef } from "react";
import { Note } from "../../ui/feedback/note";

type CheckoutPartProps = {
	title: string;
	/** To the right of the title. */
	aside?: ReactNode;
	/** What blocks the order here: shown, announced, and scrolled into view. */
	fault?: string | undefined;
	children: ReactNode;
};

export function CheckoutPart({ title, aside, fault, children }: CheckoutPartProps) {
	const id = useId();
	const part = useRef<HTMLElement>(null);
	useEffect(() => {
		if (fault) part.current?.scrollIntoView({ block: "start" });
	}, [fault]);
	return (
		<section className="checkout-part" aria-labelledby={id} ref={part}>
			<header className="checkout-part-head flow apart">
				<h2 id={id} className="display display-2">
					{title}
				</h2>
				{aside && <p className="small muted">{aside}</p>}
			</header>
			{fault && (
				<div className="checkout-fault">
					<Note tone="err" announce>
						{fault}
					</Note>
				</div>
			)}
			{children}
		</section>
	);
}
