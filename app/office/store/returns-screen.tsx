import { useTexts } from "../../platform/words/language";
import { staffReturns } from "../../store/returns/contract";
import { returnStates } from "../../store/returns/return-states";
import { EmptyState } from "../../ui/feedback/empty-state";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { PageLinks } from "../ui/record-table";
import { Screen } from "../ui/screen";
import { Tabs } from "../ui/tabs";
import { useAddress } from "../ui/use-address";
import { ReturnCard } from "./return-card";
import { storeOfficeTexts } from "./texts";
import "./store.css";

export function ReturnsScreen() {
	const { back: t, returns: title } = useTexts(storeOfficeTexts);
	const { value, addressWith } = useAddress();
	const state = returnStates.find((one) => one === value("state")) ?? "asked";
	const read = useRead(staffReturns, { state, after: value("after") }, { keepsPrevious: true });
	return (
		<Screen title={title}>
			<Tabs
				label={t.tabs}
				tabs={returnStates.map((one) => ({
					to: addressWith("state", one === "asked" ? undefined : one),
					label: t.states[one],
					count: one === "asked" || one === "accepted" ? read.data?.counts[one] : undefined,
					isCurrent: one === state,
				}))}
			/>
			<ReadState of={read}>
				{({ returns, next }) => (
					<>
						{returns.length === 0 && <EmptyState title={t.none} />}
						<ul className="office-stack">
							{returns.map((one) => (
								<ReturnCard key={one.id} asked={one} />
							))}
						</ul>
						<PageLinks next={next} />
					</>
				)}
			</ReadState>
		</Screen>
	);
}
