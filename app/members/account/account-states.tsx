import { useRevalidator } from "react-router";
import { useTexts } from "../../platform/words/language";
import { ErrorState } from "../../ui/feedback/error-state";
import { LoadingRegion, Skeleton, SkeletonText } from "../../ui/feedback/skeleton";
import { accountTexts } from "./texts";

/** The placeholder of an account page until the member's data has loaded. */
export function LoadingAccount() {
	return (
		<LoadingRegion className="account-section">
			<Skeleton height="34px" width="220px" />
			<SkeletonText lines={3} />
			<Skeleton height="160px" />
			<Skeleton height="160px" />
		</LoadingRegion>
	);
}

export function FailedAccount() {
	const t = useTexts(accountTexts);
	const { revalidate, state } = useRevalidator();
	return (
		<ErrorState
			title={t.failed}
			text={t.failedHint}
			onRetry={() => void revalidate()}
			retrying={state === "loading"}
		/>
	);
}
