import { orderTexts } from "../../orders/texts";
import { useTexts } from "../../platform/words/language";
import { Badge, type BadgeTone } from "../../ui/feedback/badge";
import type { OrderRow } from "./order-row";
import { staffOrderTexts } from "./texts";

type OrderBadgeProps = { order: Pick<OrderRow, "state" | "kind"> & { trouble?: string | null } };

/** An order's status from the point of view of the staff who have to act on it. */
export function OrderBadge({ order: { state, kind, trouble } }: OrderBadgeProps) {
	const t = useTexts(staffOrderTexts);
	const { states } = useTexts(orderTexts);
	if (trouble) return <Badge tone="err">{t.trouble}</Badge>;
	if (state === "paid" && kind === "goods") return <Badge tone="warn">{t.toPack}</Badge>;
	return <Badge tone={tones[state]}>{states[state]}</Badge>;
}

const tones: Record<OrderRow["state"], BadgeTone> = {
	awaiting_payment: "line",
	paid: "ok",
	issued: "ok",
	packed: "accent",
	shipped: "accent",
	delivered: "ok",
	completed: "ok",
	disputed: "err",
	charged_back: "line",
	expired: "line",
	cancelled: "line",
	refunded: "line",
};
