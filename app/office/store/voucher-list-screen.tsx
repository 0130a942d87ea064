import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { club } from "../../../club/profile";
import { staffVouchers } from "../../orders/vouchers/contract";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatCount } from "../../platform/words/numbers";
import { Button } from "../../ui/button";
import { useRead } from "../read";
import { FilterSearch } from "../ui/filter-search";
import { ReadState } from "../ui/read-state";
import { RecordTable } from "../ui/record-table";
import { Screen } from "../ui/screen";
import { Tabs } from "../ui/tabs";
import { useAddress } from "../ui/use-address";
import { storeOfficeTexts } from "./texts";
import { VoucherDialog } from "./voucher-dialog";
import { useEffectWords, VoucherBadge } from "./voucher-texts";
import "./store.css";

const states = ["all", "running", "coming", "ended"] as const;

export function VoucherListScreen() {
	const { voucher: t, vouchers: title } = useTexts(storeOfficeTexts);
	const language = useLanguage();
	const navigate = useNavigate();
	const effectWords = useEffectWords();
	const [isAdding, setAdding] = useState(false);
	const { value, change, addressWith } = useAddress();
	const state = states.find((one) => one === value("state")) ?? "all";
	const read = useRead(
		staffVouchers,
		{ q: value("q"), state, after: value("after") },
		{ keepsPrevious: true },
	);
	return (
		<Screen
			title={title}
			actions={
				<Button variant="ghost" size="small" onClick={() => setAdding(true)}>
					{t.add}
				</Button>
			}
		>
			<Tabs
				label={t.tabs}
				tabs={states.map((one) => ({
					to: addressWith("state", one === "all" ? undefined : one),
					label: t.states[one],
					isCurrent: one === state,
				}))}
			/>
			<div className="office-filters flow">
				<FilterSearch label={t.find} value={value("q")} onChange={(q) => change("q", q)} />
			</div>
			<ReadState of={read}>
				{({ vouchers, next }) => (
					<RecordTable
						label={title}
						rows={vouchers}
						keyOf={({ id }) => id}
						next={next}
						empty={{ title: t.none }}
						columns={[
							{
								label: t.columns.code,
								cell: ({ id, way, code, title }) => (
									<>
										<Link to={`/office/vouchers/${id}`}>{way === "code" ? code : title.id}</Link>
										<small>{t.ways[way]}</small>
									</>
								),
							},
							{ label: t.columns.effect, cell: effectWords },
							{
								label: t.columns.used,
								cell: ({ uses }) =>
									uses
										? t.of(formatCount(uses.sold + uses.held, language), formatCount(uses.size, language))
										: t.forever,
							},
							{
								label: t.columns.until,
								cell: ({ endsAt }) =>
									endsAt ? formatDate(endsAt, "medium", language, club.timeZone) : t.forever,
							},
							{ label: t.columns.state, cell: ({ state }) => <VoucherBadge state={state} /> },
						]}
					/>
				)}
			</ReadState>
			{isAdding && (
				<VoucherDialog
					voucher={null}
					onClose={() => setAdding(false)}
					onSaved={(id) => void navigate(`/office/vouchers/${id}`)}
				/>
			)}
		</Screen>
	);
}
