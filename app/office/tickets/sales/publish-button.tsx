import { pathTo } from "../../../paths";
import { showError, showSuccess } from "../../../platform/browser/toast";
import { useTexts } from "../../../platform/words/language";
import { publishSale } from "../../../tickets/selling/sale-contract";
import { Button } from "../../../ui/button";
import { useChange } from "../../read";
import { makingTexts } from "./making-texts";
import type { StaffSale } from "./sale-screen";

/** Publishes the sale; it can be reverted only while nobody has bought, held or queued. */
export function PublishButton({ sale }: { sale: StaffSale }) {
	const t = useTexts(makingTexts);
	const publish = useChange(publishSale);
	const { slug } = sale.event;
	const isUntouched = sale.sections.every(({ sold, held }) => sold + held === 0) && sale.room.fans === 0;
	const set = (isPublished: boolean) =>
		publish.mutate(
			{ event: slug, isPublished },
			{
				onSuccess: () => showSuccess(isPublished ? t.published : t.unpublished),
				onError: ({ message }) => showError(message),
			},
		);
	if (sale.isDraft)
		return (
			<Button size="small" loading={publish.isPending} onClick={() => set(true)}>
				{t.publish}
			</Button>
		);
	return (
		<>
			<a className="ticket-link" href={pathTo("buy-ticket", { id: slug })}>
				{t.see}
			</a>
			{isUntouched && (
				<Button variant="ghost" size="small" loading={publish.isPending} onClick={() => set(false)}>
					{t.unpublish}
				</Button>
			)}
		</>
	);
}
