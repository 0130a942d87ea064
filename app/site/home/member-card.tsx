import { club } from "../../../club/profile";
import { useAccount } from "../../members/sessions/use-account";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { Crest } from "../../ui/art/marks/crest";
import { pictureUrl } from "../../ui/art/picture-url";
import { ButtonLink } from "../../ui/button";
import { SwellText } from "../../ui/words/swell-text";
import { homeTexts } from "./texts";
import "../../ui/panels/two-columns.css";
import "./member-card.css";
import { leadingDivision } from "../../platform/club-profile";

/** The invitation, with an unnamed card; for members, their own card. */
export function Membership({ year }: { year: number }) {
	const t = useTexts(homeTexts);
	const account = useAccount();
	const user = account.state === "member" ? account.user : null;
	const isGuest = account.state === "guest";
	return (
		<section className="section membership">
			<div className="wrap two-columns" data-uncertain={(isGuest && !account.isCertain) || undefined}>
				<div>
					<p className="eyebrow">{t.membership}</p>
					<h2 className="display display-4">
						<SwellText text={isGuest ? t.joinTitle : t.memberTitle} phase={1.2} k={0.42} lo={56} hi={136} />
					</h2>
					<p className="lead">{isGuest ? t.joinText : t.memberText}</p>
					<div className="membership-actions flow gap-3">
						{isGuest ? (
							<>
								<ButtonLink to={pathTo("Register")}>{t.register}</ButtonLink>
								<ButtonLink variant="ghost" to={pathTo("Login")}>
									{t.login}
								</ButtonLink>
							</>
						) : (
							<ButtonLink to={pathTo("profile")}>{t.toAccount}</ButtonLink>
						)}
					</div>
				</div>
				<div className="member-card sea column" aria-hidden="true">
					<img
						className="cover"
						src={pictureUrl(card, { width: 800, height: 505, disc: { x: 0.7, y: 0.5, size: 0.36 } })}
						width={800}
						height={505}
						alt=""
						loading="lazy"
						decoding="async"
					/>
					<p>
						<Crest size={60} variant="foam" />
						<small>{t.cardKind}</small>
					</p>
					<p>
						<b className="display">{isGuest ? t.cardName : user?.name}</b>
						<small>{t.cardSince(user ? Number(user.member_since.slice(0, 4)) : year)}</small>
					</p>
				</div>
			</div>
		</section>
	);
}

const card = {
	art: "cover",
	division: leadingDivision,
	slug: `${club.brandWord}-card`,
	variant: "sun",
	field: "sea",
} as const;
