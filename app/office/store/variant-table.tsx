import { useState } from "react";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatCount } from "../../platform/words/numbers";
import type { StaffProduct } from "../../store/selling/contract";
import { Button } from "../../ui/button";
import { RecordTable } from "../ui/record-table";
import { StockDialog } from "./stock-dialog";
import { storeOfficeTexts } from "./texts";
import { VariantDialog } from "./variant-dialog";

export type StaffVariant = StaffProduct["variants"][number];
type Opened = { what: "new" } | { what: "edit" | "stock"; variant: StaffVariant };

/** What is on the shelves, size by size. */
export function VariantTable({ product }: { product: StaffProduct }) {
	const { variant: t, ...shared } = useTexts(storeOfficeTexts);
	const language = useLanguage();
	const [opened, setOpened] = useState<Opened | null>(null);
	const close = () => setOpened(null);
	const count = (value: number) => formatCount(value, language);
	return (
		<section className="office-panel">
			<header>
				<h2>{t.title}</h2>
				<Button variant="ghost" size="small" onClick={() => setOpened({ what: "new" })}>
					{t.add}
				</Button>
			</header>
			<RecordTable
				label={t.title}
				rows={product.variants}
				keyOf={({ id }) => id}
				empty={{ title: t.none }}
				columns={[
					{ label: t.columns.sku, cell: ({ sku }) => <span className="store-sku">{sku}</span> },
					{
						label: t.columns.choice,
						cell: ({ size, colour, preorders }) => (
							<>
								{[size, colour && localize(colour, language)].filter(Boolean).join(", ") || t.one}
								{preorders && (
									<small>{t.preordered(count(preorders.sold + preorders.held), count(preorders.size))}</small>
								)}
							</>
						),
					},
					{
						label: t.columns.price,
						isNumber: true,
						cell: ({ price }) => formatRupiah(price ?? product.price),
					},
					...(["size", "held", "left"] as const).map((name) => ({
						label: t.columns[name],
						isNumber: true,
						cell: ({ stock }: StaffVariant) => count(stock[name]),
					})),
					{
						label: shared.edit,
						isLabelHidden: true,
						cell: (variant) => (
							<div className="store-row-acts">
								<Button
									variant="ghost"
									size="small"
									aria-label={t.moveTitle(variant.sku)}
									onClick={() => setOpened({ what: "stock", variant })}
								>
									{t.move}
								</Button>
								<Button
									variant="ghost"
									size="small"
									aria-label={`${shared.edit} ${variant.sku}`}
									onClick={() => setOpened({ what: "edit", variant })}
								>
									{shared.edit}
								</Button>
							</div>
						),
					},
				]}
			/>
			{opened?.what === "stock" && <StockDialog variant={opened.variant} onClose={close} />}
			{opened && opened.what !== "stock" && (
				<VariantDialog
					product={product}
					variant={opened.what === "edit" ? opened.variant : null}
					onClose={close}
				/>
			)}
		</section>
	);
}
