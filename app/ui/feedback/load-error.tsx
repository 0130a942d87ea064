import { useRevalidator } from "react-router";
import { ErrorState } from "./error-state";

/** For a part of the page that could not be loaded, with a retry button. */
export function LoadError({ title, text }: { title: string; text: string }) {
	const { revalidate, state } = useRevalidator();
	return (
		<ErrorState title={title} text={text} onRetry={() => void revalidate()} retrying={state === "loading"} />
	);
}
