import { useTexts } from "../../platform/language";
import { Badge } from "../../ui/badge";
import { ticketOfficeTexts } from "./texts";

type SaleBadgeProps = { sale: { membersOpenAt: string | null; opensAt: string; closesAt: string } };

export function SaleBadge({ sale: { membersOpenAt, opensAt, closesAt } }: SaleBadgeProps) {
	const { states: t } = useTexts(ticketOfficeTexts);
	const now = Date.now();
	if (Date.parse(closesAt) <= now) return <Badge tone="line">{t.closed}</Badge>;
	const isOpen = Date.parse(membersOpenAt ?? opensAt) <= now;
	return <Badge tone={isOpen ? "ok" : "warn"}>{isOpen ? t.open : t.soon}</Badge>;
}
