import type { ReactNode } from "react";
import type { ApiError } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { ErrorState } from "../../ui/feedback/error-state";
import { LoadingRegion, SkeletonText } from "../../ui/feedback/skeleton";
import { officeTexts } from "../texts";

export type Read<Answer> = {
	data: Answer | undefined;
	error: ApiError | null;
	refetch: () => unknown;
	isFetching: boolean;
};

type ReadStateProps<Answer> = {
	of: Read<Answer>;
	/** Placeholder while loading; by default a few grey lines. */
	loading?: ReactNode;
	children: (answer: Answer) => ReactNode;
};

/** The data, or a loading or error state. */
export function ReadState<Answer>({ of: read, loading, children }: ReadStateProps<Answer>) {
	if (read.data !== undefined) return children(read.data);
	if (read.error)
		return <ReadError error={read.error} onRetry={() => void read.refetch()} retrying={read.isFetching} />;
	return (
		<LoadingRegion className="office-panel">
			{loading ?? <SkeletonText lines={6} height="20px" />}
		</LoadingRegion>
	);
}

type ReadFaultProps = { error: ApiError; onRetry: () => void; retrying?: boolean };

export function ReadError({ error, onRetry, retrying }: ReadFaultProps) {
	const { states: t } = useTexts(officeTexts);
	if (error.status === 401)
		return (
			<ErrorState
				title={t.ended}
				retryLabel={t.logIn}
				// The door sends guests to the log-in and back here.
				onRetry={() => window.location.reload()}
			/>
		);
	if (error.status === 403) return <ErrorState title={t.forbidden} text={t.forbiddenText} />;
	if (error.status === 404) return <ErrorState title={error.body.message ?? t.missing} />;
	return <ErrorState title={t.failed} text={t.failedText} onRetry={onRetry} retrying={retrying ?? false} />;
}
