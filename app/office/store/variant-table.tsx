import { useState } from "react";
import { localize, useLanguage, useTexts } from "../../platform/language";
import { formatRupiah } from "../../platform/money";
import { formatCount } from "../../platform/numbers";
import type { StaffProduct } from "../../store/selling/contract";
import { Button } from "../../ui/button";
import { TableBox } from "../ui/table-box";
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
			{product.variants.length === 0 ? (
				<p>{t.none}</p>
			) : (
				<TableBox label={t.title}>
					<table className="office-table">
						<thead>
							<tr>
								<th scope="col">{t.columns.sku}</th>
								<th scope="col">{t.columns.choice}</th>
								{(["price", "size", "held", "left"] as const).map((name) => (
									<th key={name} scope="col" className="number">
										{t.columns[name]}
									</th>
								))}
								<th scope="col">
									<span className="visually-hidden">{shared.edit}</span>
								</th>
							</tr>
						</thead>
						<tbody>
							{product.variants.map((variant) => (
								<tr key={variant.id}>
									<th scope="row">{variant.sku}</th>
									<td>
										{[variant.size, variant.colour && localize(variant.colour, language)]
											.filter(Boolean)
											.join(", ") || t.one}
										{variant.preorders && (
											<small>
												{t.preordered(
													count(variant.preorders.sold + variant.preorders.held),
													count(variant.preorders.size),
												)}
											</small>
										)}
									</td>
									<td className="number">{formatRupiah(variant.price ?? product.price)}</td>
									{(["size", "held", "left"] as const).map((name) => (
										<td key={name} className="number">
											{count(variant.stock[name])}
										</td>
									))}
									<td>
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
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</TableBox>
			)}
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
