import { contentKinds } from "../../content-kinds.server";
import { listMembers } from "../../members/find-member.server";
import { countChangesSince } from "../../members/staff/changes-since.server";
import { findPreviousVisit } from "../../members/staff/visits.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf } from "../../platform/http/contract";
import type { SectionName } from "../section-names";
import { sectionsFor } from "../sections";
import { mostDaysBack, type officeChanges } from "./contract";

/** The section that an audited action belongs to, by its first word: "orders.refund". */
export const sectionsOfActions: Record<string, SectionName> = {
	...Object.fromEntries(contentKinds.map(({ name }) => [name, "content" as const])),
	announcements: "announcements",
	board: "tickets",
	events: "events",
	gate: "tickets",
	inbox: "inbox",
	jobs: "jobs",
	keys: "keys",
	"match-changes": "tickets",
	media: "media",
	members: "members",
	news: "news",
	orders: "orders",
	parcels: "orders",
	payments: "money",
	ratings: "ratings",
	refunds: "money",
	returns: "returns",
	settlements: "money",
	sheets: "sheets",
	staff: "staff",
	standings: "events",
	store: "products",
	tickets: "tickets",
	touchline: "events",
	translations: "content",
	vouchers: "vouchers",
	webhooks: "webhooks",
};

const dayMs = 86_400_000;

export async function readChanges({ db, who }: MemberContext): Promise<AnswerOf<typeof officeChanges>> {
	const previous = await findPreviousVisit(db, who.memberId);
	const farthest = new Date(Date.now() - mostDaysBack * dayMs);
	const isLastVisit = previous !== null && previous > farthest;
	const since = isLastVisit ? previous : farthest;
	const counted = await countChangesSince(db, since, who.memberId);
	const names = new Map(
		(await listMembers(db, [...new Set(counted.map(({ memberId }) => memberId))])).map(({ id, name }) => [
			id,
			name,
		]),
	);
	const parts = sectionsFor([...who.roles]).flatMap(({ name: section }) => {
		const here = counted.filter(({ action }) => sectionsOfActions[action.split(".")[0]!] === section);
		if (here.length === 0) return [];
		return {
			section,
			count: here.reduce((sum, { count }) => sum + count, 0),
			people: [...new Set(here.flatMap(({ memberId }) => names.get(memberId) ?? []))],
			at: here[0]!.at.toISOString(),
		};
	});
	return { since: since.toISOString(), isLastVisit, parts };
}
