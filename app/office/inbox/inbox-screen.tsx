import { useTexts } from "../../platform/words/language";
import { EmptyState } from "../../ui/feedback/empty-state";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { PageLinks } from "../ui/record-table";
import { Screen } from "../ui/screen";
import { Tabs } from "../ui/tabs";
import { useAddress } from "../ui/use-address";
import { staffInbox } from "./contract";
import { InboxCard } from "./inbox-card";
import { staffInboxTexts } from "./texts";
import "./inbox.css";

const folders = ["open", "mine", "done", "suspect"] as const;

/** Contact messages and academy trials in one list, shared by everyone who answers them. */
export function InboxScreen() {
	const t = useTexts(staffInboxTexts);
	const { value, addressWith } = useAddress();
	const folder = folders.find((one) => one === value("folder")) ?? "open";
	const read = useRead(staffInbox, { folder, after: value("after") }, { keepsPrevious: true });
	return (
		<Screen title={t.title}>
			<Tabs
				label={t.foldersLabel}
				tabs={folders.map((one) => ({
					to: addressWith("folder", one === "open" ? undefined : one),
					label: t.folders[one],
					isCurrent: one === folder,
				}))}
			/>
			<ReadState of={read}>
				{({ items, next, staff }) => (
					<>
						{items.length === 0 && <EmptyState title={t.none} />}
						<ul className="office-stack">
							{items.map((item) => (
								<InboxCard key={item.id} item={item} staff={staff} />
							))}
						</ul>
						<PageLinks next={next} />
					</>
				)}
			</ReadState>
		</Screen>
	);
}
