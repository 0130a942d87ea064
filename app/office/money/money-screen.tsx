import { useTexts } from "../../platform/words/language";
import { Screen } from "../ui/screen";
import { Tabs } from "../ui/tabs";
import { useAddress } from "../ui/use-address";
import { DaySums } from "./day-sums";
import { Differences } from "./differences";
import { Disputes } from "./disputes";
import { PaymentTable } from "./payment-table";
import { RefundsDue } from "./refunds-due";
import { Settlements } from "./settlements";
import { moneyTexts } from "./texts";
import "./money.css";

const parts = {
	refunds: RefundsDue,
	disputes: Disputes,
	differences: Differences,
	payments: PaymentTable,
	days: DaySums,
	settlements: Settlements,
};
const names = Object.keys(parts) as (keyof typeof parts)[];

export function MoneyScreen() {
	const t = useTexts(moneyTexts);
	const { value } = useAddress();
	const current = names.find((name) => name === value("tab")) ?? "refunds";
	const Part = parts[current];
	return (
		<Screen title={t.title}>
			<Tabs
				label={t.tabsLabel}
				tabs={names.map((name) => ({
					to: name === "refunds" ? "?" : `?tab=${name}`,
					label: t.tabs[name],
					isCurrent: name === current,
				}))}
			/>
			<Part />
		</Screen>
	);
}
