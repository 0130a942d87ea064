import { useState } from "react";
import { useLanguage, useTexts } from "../../platform/language";
import { formatRupiah } from "../../platform/money";
import { formatCount } from "../../platform/numbers";
import { Button } from "../../ui/button";
import { TableBox } from "../ui/table-box";
import { FillBar } from "./fill-bar";
import type { StaffSale } from "./sale-screen";
import { SectionDialog } from "./section-dialog";
import { ticketOfficeTexts } from "./texts";

export type StaffSection = StaffSale["sections"][number];

export function SectionTable({ sections }: { sections: StaffSection[] }) {
	const t = useTexts(ticketOfficeTexts);
	const language = useLanguage();
	const [edited, setEdited] = useState<StaffSection | null>(null);
	const sum = (name: "quota" | "sold" | "held" | "left") =>
		sections.reduce((all, section) => all + section[name], 0);
	return (
		<section className="office-panel">
			<header>
				<h2>{t.sections}</h2>
			</header>
			<TableBox label={t.sections}>
				<table className="office-table">
					<thead>
						<tr>
							<th scope="col">{t.section}</th>
							<th scope="col">{t.gate}</th>
							<th scope="col" className="number">
								{t.price}
							</th>
							<th scope="col">{t.columns.fill}</th>
							{(["sold", "held", "left"] as const).map((name) => (
								<th key={name} scope="col" className="number">
									{t.columns[name]}
								</th>
							))}
							<th scope="col">
								<span className="visually-hidden">{t.edit}</span>
							</th>
						</tr>
					</thead>
					<tbody>
						{sections.map((section) => (
							<tr key={section.id}>
								<th scope="row">
									<i className={`stand-dot stand-${section.stand}`} />
									{section.label}
									{section.isClosed && <small>{t.isClosed}</small>}
								</th>
								<td>{section.gate}</td>
								<td className="number">{formatRupiah(section.price)}</td>
								<td>
									<FillBar {...section} />
								</td>
								{(["sold", "held", "left"] as const).map((name) => (
									<td key={name} className="number">
										{formatCount(section[name], language)}
									</td>
								))}
								<td>
									<Button
										variant="ghost"
										size="small"
										aria-label={t.editSection(section.label)}
										onClick={() => setEdited(section)}
									>
										{t.edit}
									</Button>
								</td>
							</tr>
						))}
					</tbody>
					<tfoot>
						<tr>
							<th scope="row" colSpan={4}>
								{t.all}
							</th>
							{(["sold", "held", "left"] as const).map((name) => (
								<td key={name} className="number">
									<b>{formatCount(sum(name), language)}</b>
								</td>
							))}
							<td />
						</tr>
					</tfoot>
				</table>
			</TableBox>
			{edited && <SectionDialog key={edited.id} section={edited} onClose={() => setEdited(null)} />}
		</section>
	);
}
