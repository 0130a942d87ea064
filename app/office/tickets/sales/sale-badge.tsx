import { useTexts } from "../../../platform/words/language";
import { Badge } from "../../../ui/feedback/badge";
import { ticketOfficeTexts } from "../texts";
import { makingTexts } from "./making-texts";

type SaleBadgeProps = {
	sale: { membersOpenAt: string | null; opensAt: string; closesAt: string; isDraft: boolean };
};

export function SaleBadge({ sale: { membersOpenAt, opensAt, closesAt, isDraft } }: SaleBadgeProps) {
	const { states: t } = useTexts(ticketOfficeTexts);
	const { draft } = useTexts(makingTexts);
	const now = Date.now();
	if (isDraft) return <Badge tone="line">{draft}</Badge>;
	if (Date.parse(closesAt) <= now) return <Badge tone="line">{t.closed}</Badge>;
	const isOpen = Date.parse(membersOpenAt ?? opensAt) <= now;
	return <Badge tone={isOpen ? "ok" : "warn"}>{isOpen ? t.open : t.soon}</Badge>;
}
