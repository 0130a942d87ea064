import { useNavigate } from "react-router";
import { club } from "../../../club/profile";
import { storeReturn } from "../../members/sessions/pending-return";
import { useAccount } from "../../members/sessions/use-account";
import { pathTo } from "../../paths";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Note } from "../../ui/feedback/note";
import { buyingTexts } from "./texts";
import "../../ui/navigation/more-link.css";

/** Who can buy in a sale's first days, and from when. Guests always read the same text: their page is cached. */
export function MembersFirst({ membersOpenAt, opensAt }: { membersOpenAt: string; opensAt: string }) {
	const t = useTexts(buyingTexts);
	const language = useLanguage();
	const turn = useMembersTurn(membersOpenAt);
	const isGuest = useAccount().state === "guest";
	const navigate = useNavigate();
	const moment = (at: string) => formatDateTime(at, "short", language, club.timeZone);
	return (
		<Note tone={turn === "early" ? "ok" : "info"}>
			<p>{t.membersFirst[turn ?? "anybody"](moment(membersOpenAt), moment(opensAt))}</p>
			{isGuest && (
				<button
					type="button"
					className="more-link more-link-tight"
					onClick={() => void navigate(pathTo("Login", { id: storeReturn(window.location.pathname) }))}
				>
					{t.logIn}
				</button>
			)}
		</Note>
	);
}

/** While members come first: whether this one is early enough. Null before that, and for guests. */
export function useMembersTurn(membersOpenAt: string | null): "early" | "tooNew" | null {
	const account = useAccount();
	if (!membersOpenAt || account.state !== "member" || Date.parse(membersOpenAt) > Date.now()) return null;
	return account.user.member_since < membersOpenAt ? "early" : "tooNew";
}
