import { disputes } from "../../orders/disputes/contract";
import { useTexts } from "../../platform/words/language";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Select } from "../../ui/fields/select";
import { useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { PageLinks } from "../ui/record-table";
import { useAddress } from "../ui/use-address";
import { DisputeCard } from "./dispute-card";
import { disputeTexts } from "./dispute-texts";

const states = ["open", "decided"] as const;

/** Payments that the buyers' banks have taken back: the open ones by their deadline, the decided ones newest first. */
export function Disputes() {
	const t = useTexts(disputeTexts);
	const { value, change } = useAddress();
	const state = states.find((one) => one === value("state")) ?? "open";
	const read = useRead(disputes, { state, after: value("after") }, { keepsPrevious: true });
	return (
		<>
			<div className="office-filters flow">
				<Select
					label={t.state}
					hideLabel
					value={state}
					onChange={(event) => change("state", event.target.value === "open" ? "" : event.target.value)}
					options={states.map((one) => ({ value: one, label: t.states[one] }))}
				/>
			</div>
			<ReadState of={read}>
				{({ disputes, next }) =>
					disputes.length === 0 ? (
						<EmptyState title={t.none[state]} />
					) : (
						<>
							{state === "open" && <p className="money-intro">{t.intro}</p>}
							<ul className="money-cards dispute-cards stack gap-4">
								{disputes.map((dispute) => (
									<DisputeCard key={dispute.id} dispute={dispute} />
								))}
							</ul>
							<PageLinks next={next} />
						</>
					)
				}
			</ReadState>
		</>
	);
}
