import { club } from "../../../club/profile";
import type { DivisionKey } from "../../platform/club-profile";
import { useTexts } from "../../platform/words/language";
import { Crest } from "../../ui/art/marks/crest";
import { Picture } from "../../ui/pictures/picture";
import { memberTexts } from "../texts";
import "./member-pass.css";

type MemberPassProps = { name: string; since: string; division: DivisionKey | null };

/** A wallet-style card. Hidden from screen readers, since the text beside it says the same. */
export function MemberPass({ name, since, division }: MemberPassProps) {
	const { card: t } = useTexts(memberTexts);
	return (
		<div className="member-pass small on-brand sea column" aria-hidden="true">
			<Picture
				picture={{
					art: "cover",
					slug: "member-pass",
					division: division ?? "club",
					variant: "sun",
					field: "sea-tonal",
				}}
				width={800}
				height={504}
				drawing={{ disc: { x: 0.78, y: 0.42, size: 0.3 } }}
				priority
			/>
			<div className="member-pass-top">
				<Crest size={56} variant="foam" />
				<span>
					{t.kind} {club.shortName}
				</span>
			</div>
			<div className="member-pass-bottom">
				<b className="display display-1">{name}</b>
				<span>{t.since(since.slice(0, 4))}</span>
			</div>
		</div>
	);
}
