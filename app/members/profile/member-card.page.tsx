import { type MetaArgs, useLoaderData } from "react-router";
import { divisionPath } from "../../paths";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { inBrowser, onServer, pageRead } from "../../platform/browser/page-read";
import type { AnswerOf } from "../../platform/http/contract";
import { useSectionLabel } from "../../platform/lists/section-label";
import { textsIn, useTexts } from "../../platform/words/language";
import { cssVariables } from "../../ui/css-variables";
import { MoreLink } from "../../ui/navigation/more-link";
import { Avatar } from "../../ui/pictures/avatar";
import { DateText } from "../../ui/words/date-text";
import { SwellText } from "../../ui/words/swell-text";
import { memberCard } from "../contract";
import { memberTexts } from "../texts";
import { MemberPass } from "./member-pass";
import { photoOf } from "./member-photo";
import "./member-card.css";

const read = pageRead((call, { params }) => call(memberCard, { id: params.id ?? "" }));
export const loader = onServer(read);
export const clientLoader = inBrowser(read);

type Card = AnswerOf<typeof memberCard>;

/** Members agree to be seen by those who have the link, not by search engines. */
export const meta = (args: MetaArgs<typeof loader>) => {
	const t = textsIn(memberTexts, settingsOf(args.matches).language).card;
	const name = args.loaderData?.name ?? "";
	return pageMeta(args, { title: name, description: t.meta(name), type: "profile", hidden: true });
};

export default function MemberCardPage() {
	const { card: t } = useTexts(memberTexts);
	const member = useLoaderData<Card>();
	const houseLabel = useSectionLabel();
	const { name, favourite_division: favourite } = member;
	return (
		<article className="member-card" data-division={favourite ?? "club"}>
			<div className="wrap member-card-layout stack">
				<div className="member-card-person">
					<Avatar name={name} picture={photoOf(member)} size="large" />
					<h1 className="display" style={cssVariables({ "--longest": longestWord(name) })}>
						<SwellText text={name} phase={-1} k={0.5} lo={56} hi={124} />
					</h1>
					<dl className="member-card-facts flow">
						<div>
							<dt className="small muted">{t.joined}</dt>
							<dd>
								<DateText at={member.member_since} as="long" />
							</dd>
						</div>
						{favourite && (
							<div>
								<dt className="small muted">{t.favourite}</dt>
								<dd>{houseLabel(favourite)}</dd>
							</div>
						)}
					</dl>
					{favourite && <MoreLink to={divisionPath(favourite)}>{t.visit(houseLabel(favourite))}</MoreLink>}
				</div>
				<MemberPass name={name} since={member.member_since} division={favourite} />
			</div>
		</article>
	);
}

const longestWord = (name: string) => Math.max(...name.split(" ").map((word) => word.length));
