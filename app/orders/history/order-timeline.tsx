import { club } from "../../../club/profile";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { classNames } from "../../ui/class-names";
import type { ShownOrder } from "../contract";
import { isClosed, type OrderState } from "../order-states";
import { orderTexts } from "../texts";
import "./order-timeline.css";

/** Past steps with their times, and the steps still to come. */
export function OrderTimeline({ order }: { order: ShownOrder }) {
	const t = useTexts(orderTexts);
	const language = useLanguage();
	const say = (at: string) => formatDateTime(at, "short", language, club.timeZone);
	const done = order.timeline.map(({ state, at }, index) => ({
		name: index === 0 ? t.steps.placed : isRestored(order, index) ? t.steps.disputeWon : t.states[state],
		text: say(at),
	}));
	const ahead = isClosed(order.state) || order.state === "disputed" ? [] : stepsAfter(order);
	return (
		<ol className="order-timeline">
			{done.map(({ name, text }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: what has happened keeps its place
				<li key={index} className="timeline-done">
					<b>{name}</b>
					<span className="small">{text}</span>
				</li>
			))}
			{ahead.map((state, index) => (
				<li
					key={state}
					className={classNames(index === 0 && "timeline-now")}
					aria-current={index === 0 ? "step" : undefined}
				>
					<b>{t.states[state]}</b>
					{state === "paid" ? (
						<span className="small">{t.steps.waiting(say(order.payBy))}</span>
					) : (
						index === 0 && <span className="small">{t.steps.next}</span>
					)}
				</li>
			))}
		</ol>
	);
}

/** After a dispute that the club has won, the order is again what it was. */
const isRestored = ({ timeline }: ShownOrder, index: number) =>
	timeline[index - 1]?.state === "disputed" && timeline[index]!.state !== "charged_back";

const ways: Record<ShownOrder["kind"], readonly OrderState[]> = {
	goods: ["paid", "packed", "shipped", "delivered"],
	tickets: ["paid", "issued"],
};

function stepsAfter({ kind, timeline }: ShownOrder): OrderState[] {
	const reached = new Set(timeline.map(({ state }) => state));
	return reached.has("completed") ? [] : ways[kind].filter((state) => !reached.has(state));
}
