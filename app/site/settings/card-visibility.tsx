import { useState } from "react";
import { changeProfile, profile } from "../../members/profile/profile-contract";
import { pathTo } from "../../paths";
import { showSuccess } from "../../platform/browser/toast";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { ErrorState } from "../../ui/feedback/error-state";
import { LoadingRegion, Skeleton } from "../../ui/feedback/skeleton";
import { Toggle } from "../../ui/fields/toggle";
import { MoreLink } from "../../ui/navigation/more-link";
import { announceUnsaved } from "./announce-unsaved";
import { settingsTexts } from "./texts";
import { useMemberAnswer } from "./use-member-answer";

/** Whether others can see the member's card, and a link to it. */
export function CardVisibility({ memberId }: { memberId: string }) {
	const t = useTexts(settingsTexts);
	const loading = useMemberAnswer(profile);
	if (loading.state === "loading") {
		return (
			<LoadingRegion>
				<Skeleton height="96px" />
			</LoadingRegion>
		);
	}
	if (loading.state === "failed") return <ErrorState title={t.failed} onRetry={() => void loading.retry()} />;
	return <VisibilityToggle memberId={memberId} kept={loading.answer.card_visible} />;
}

function VisibilityToggle({ memberId, kept }: { memberId: string; kept: boolean }) {
	const t = useTexts(settingsTexts);
	const [isVisible, setVisible] = useState(kept);
	const change = async (wanted: boolean) => {
		setVisible(wanted);
		try {
			await callApi(changeProfile, { card_visible: wanted });
			showSuccess(t.saved);
		} catch (error) {
			setVisible(!wanted);
			announceUnsaved(error, t.notSaved);
		}
	};
	return (
		<>
			<Toggle
				label={t.cardToggle}
				hint={t.cardHint}
				checked={isVisible}
				onChange={({ target }) => void change(target.checked)}
			/>
			{isVisible && <MoreLink to={pathTo("Member", { id: memberId })}>{t.cardLink}</MoreLink>}
		</>
	);
}
