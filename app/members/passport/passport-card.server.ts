import { club } from "../../../club/profile";
import type { MemberContext } from "../../platform/http/bind.server";
import type { FileAnswer } from "../../platform/http/contract";
import { sectionLabel } from "../../platform/lists/section-label";
import { textsIn } from "../../platform/words/language";
import type { Card } from "../../site/discovery/cards/card";
import { drawCard } from "../../site/discovery/cards/draw-card.server";
import { listMembers } from "../find-member.server";
import { describePassport } from "./attended.server";
import { passportTexts } from "./texts";

const perMember = { name: "passport-card", points: 20, seconds: 600 };

/** Drawn on request. Shows the first name and numbers, and no code that would grant entry. */
export async function drawPassportCard({ db, who, language, limits }: MemberContext): Promise<FileAnswer> {
	await limits.take(perMember, who.memberId);
	const t = textsIn(passportTexts, language);
	const { attended, badges } = await describePassport(db, who.memberId, language);
	const [member] = await listMembers(db, [who.memberId]);
	const divisions = club.divisions.flatMap(({ key }) => {
		const count = attended.filter(({ division }) => division === key).length;
		return count > 0 ? [`${sectionLabel(key, language)} ${count}`] : [];
	});
	const earned = badges.filter(({ earnedAt }) => earnedAt !== null).length;
	const card: Card = {
		look: "panel",
		house: attended[0]?.division ?? "club",
		eyebrow: `${t.title} · ${member?.name.split(" ", 1)[0] ?? ""}`,
		title: t.visits(attended.length),
		note: [...divisions, t.badgesEarned(earned)].join(" · "),
		picture: { art: "field", slug: "passport", tone: "sea" },
		fit: "cover",
	};
	return { name: "passport.png", bytes: await drawCard(card) };
}
