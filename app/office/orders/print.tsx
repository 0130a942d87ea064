import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { labels, staffOrder } from "../../delivery/packing/contract";
import { type ApiError, callApi } from "../../platform/http/call-api";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Keys } from "../frame/keys";
import { useShortcuts } from "../frame/shortcuts";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { AddressLabel, type Label, PackingList } from "./documents";
import { listParcelsOf } from "./list-parcels";
import type { StaffOrder } from "./order-row";
import { staffOrderTexts } from "./texts";
import "./documents.css";

const most = 50;

/** Labels or packing lists of one or many orders, each on a sheet of its own. */
export function PrintOrders() {
	const t = useTexts(staffOrderTexts);
	const language = useLanguage();
	const [query] = useSearchParams();
	const numbers = [...new Set((query.get("numbers") ?? "").split(",").filter(Boolean))].slice(0, most);
	const areLabels = query.get("what") !== "lists";
	const read = useQuery<Papers, ApiError>({
		queryKey: ["papers", areLabels, numbers, language],
		queryFn: () => (areLabels ? readLabels(numbers) : readLists(numbers)),
	});
	const isReady = read.data !== undefined && read.data.labels.length + read.data.lists.length > 0;
	useShortcuts([{ keys: "p", label: t.paper.print, run: () => window.print() }]);
	useEffect(() => {
		if (isReady) window.print();
	}, [isReady]);

	return (
		<Screen
			title={areLabels ? t.act.label : t.act.list}
			from={{ to: "/office/orders?tab=to_pack", label: t.title }}
			actions={
				isReady && (
					<Button size="small" onClick={() => window.print()}>
						{t.paper.print}
						<Keys keys="p" />
					</Button>
				)
			}
		>
			<ReadState of={read}>
				{(papers) =>
					isReady ? (
						<div className="papers stack gap-4">
							{papers.labels.map((label) => (
								<AddressLabel key={label.id} label={label} />
							))}
							{papers.lists.map((order) => (
								<PackingList key={order.number} order={order} />
							))}
						</div>
					) : (
						<EmptyState title={t.paper.none} />
					)
				}
			</ReadState>
		</Screen>
	);
}

type Papers = { labels: Label[]; lists: StaffOrder[] };

async function readLabels(numbers: string[]): Promise<Papers> {
	const parcels = await listParcelsOf(numbers.map((number) => ({ number })));
	const ids = parcels.map(({ id }) => id).join(",");
	return { labels: ids ? (await callApi(labels, { parcels: ids })).labels : [], lists: [] };
}

const readLists = async (numbers: string[]): Promise<Papers> => ({
	labels: [],
	lists: await Promise.all(numbers.map((number) => callApi(staffOrder, { number }))),
});
