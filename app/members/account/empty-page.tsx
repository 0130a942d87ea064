import type { ComponentProps } from "react";
import { EmptyState } from "../../ui/feedback/empty-state";

/** An empty account page. The band already shows its title. */
export function EmptyPage(props: ComponentProps<typeof EmptyState>) {
	return <EmptyState heading="h2" {...props} />;
}
