import type { ComponentProps } from "react";
import { type SubmitOptions, useSubmit } from "../../platform/browser/use-submit";
import { Button } from "../button";

type ActionButtonProps = Omit<ComponentProps<typeof Button>, "onClick" | "loading" | "type"> &
	Pick<SubmitOptions, "done" | "failed" | "after"> & {
		/** Throws what `callApi` throws. */
		onPress: () => unknown;
	};

/** Does something on the server, once per press. */
export function ActionButton({ onPress, done, failed, after, ...look }: ActionButtonProps) {
	const { submit, isBusy } = useSubmit(onPress, { done, failed, after });
	return <Button {...look} loading={isBusy} onClick={() => void submit()} />;
}
