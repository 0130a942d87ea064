import { useState } from "react";
import { Link, useParams } from "react-router";
import { club } from "../../../club/profile";
import { endVoucher, staffVoucher } from "../../orders/vouchers/contract";
import { showSuccess } from "../../platform/browser/toast";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDate, formatDateTime } from "../../platform/words/dates";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatCount } from "../../platform/words/numbers";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog";
import { OrderBadge } from "../orders/order-badge";
import { useChange, useRead } from "../read";
import { thenClose } from "../ui/edit-dialog";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { storeOfficeTexts } from "./texts";
import { VoucherDialog } from "./voucher-dialog";
import { useEffectWords, VoucherBadge } from "./voucher-texts";
import "./store.css";

type Voucher = AnswerOf<typeof staffVoucher>;

export function VoucherScreen() {
	const { id = "" } = useParams();
	const { voucher: t, ...shared } = useTexts(storeOfficeTexts);
	const language = useLanguage();
	const read = useRead(staffVoucher, { id });
	const [opened, setOpened] = useState<"edit" | "end" | null>(null);
	const end = useChange(endVoucher);
	const voucher = read.data;
	return (
		<Screen
			title={voucher ? localize(voucher.title, language) : shared.vouchers}
			from={{ to: "/office/vouchers", label: shared.vouchers }}
			badge={voucher && <VoucherBadge state={voucher.state} />}
			actions={
				voucher && (
					<>
						<Button variant="ghost" size="small" onClick={() => setOpened("edit")}>
							{shared.edit}
						</Button>
						{voucher.state !== "ended" && (
							<Button variant="ghost" size="small" onClick={() => setOpened("end")}>
								{t.end}
							</Button>
						)}
					</>
				)
			}
		>
			<ReadState of={read}>
				{(voucher) => (
					<div className="office-grid stack gap-4">
						<Report report={voucher.report} />
						<Rules voucher={voucher} />
					</div>
				)}
			</ReadState>
			{opened === "edit" && voucher && <VoucherDialog voucher={voucher} onClose={() => setOpened(null)} />}
			<ConfirmDialog
				title={t.end}
				action={t.end}
				isOpen={opened === "end"}
				isBusy={end.isPending}
				onConfirm={() =>
					end.mutate(
						{ id },
						thenClose(t.ended, () => setOpened(null)),
					)
				}
				onClose={() => setOpened(null)}
			>
				<p>{t.endText}</p>
			</ConfirmDialog>
		</Screen>
	);
}

function Report({ report }: Pick<Voucher, "report">) {
	const { voucher: t } = useTexts(storeOfficeTexts);
	const language = useLanguage();
	return (
		<section className="office-panel">
			<header>
				<h2>{t.report}</h2>
			</header>
			<dl className="voucher-report stack gap-3">
				{(["paid", "open"] as const).map((name) => (
					<div key={name}>
						<dt>{t[name]}</dt>
						<dd>
							<b>{formatRupiah(report[name].amount)}</b>
							<small>{t.orders(formatCount(report[name].orders, language))}</small>
						</dd>
					</div>
				))}
			</dl>
			<h3 className="store-history">{t.latest}</h3>
			{report.latest.length === 0 && <p>{t.noOrders}</p>}
			<ul className="store-list">
				{report.latest.map((order) => (
					<li className="stack gap-3" key={order.number}>
						<Link className="store-link tabular link" to={`/office/orders/${order.number}`}>
							{order.number}
						</Link>
						<small>
							{formatDate(order.placedAt, "medium", language, club.timeZone)} · {formatRupiah(-order.amount)}
						</small>
						<OrderBadge order={{ ...order, kind: "goods" }} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Rules({ voucher }: { voucher: Voucher }) {
	const { voucher: t } = useTexts(storeOfficeTexts);
	const language = useLanguage();
	const effectWords = useEffectWords();
	const moment = (at: string) => formatDateTime(at, "day", language, club.timeZone);
	const limit = (of: Voucher["uses"], write: (value: number) => string) =>
		of ? t.of(write(of.sold + of.held), write(of.size)) : t.forever;
	const count = (value: number) => formatCount(value, language);
	const copy = async (link: string) => {
		await navigator.clipboard.writeText(link);
		showSuccess(t.copied);
	};
	const kinds = voucher.scope.kinds ?? [];
	const facts = [
		[t.way, t.ways[voucher.way]],
		...(voucher.way === "code" ? [[t.code, voucher.code]] : []),
		[t.effect, effectWords(voucher)],
		...(voucher.most ? [[t.most, formatRupiah(voucher.most)]] : []),
		[t.minimum, formatRupiah(voucher.minimum)],
		[t.scope, kinds.length > 0 ? kinds.map((kind) => t.scopes[kind]).join(", ") : t.scopes.all],
		[t.startsAt, moment(voucher.startsAt)],
		[t.endsAt, voucher.endsAt ? moment(voucher.endsAt) : t.forever],
		[t.perMember, voucher.perMember ? count(voucher.perMember) : t.forever],
		[t.uses, limit(voucher.uses, count)],
		[t.budget, limit(voucher.budget, formatRupiah)],
	] as [string, string][];
	return (
		<section className="office-panel">
			<dl className="office-facts stack">
				{facts.map(([name, value]) => (
					<div className="stack gap-3" key={name}>
						<dt className="muted">{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			{voucher.link && (
				<Button variant="ghost" size="small" onClick={() => void copy(voucher.link!)}>
					{t.copy}
				</Button>
			)}
		</section>
	);
}
