import type { ComponentProps } from "react";
import { EmptyState } from "../ui/empty-state";

/** A page of the account with nothing in it yet. Its title stands in the band already. */
export function EmptyPage(props: ComponentProps<typeof EmptyState>) {
	return <EmptyState heading="h2" {...props} />;
}
