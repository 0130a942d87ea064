import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { formatCount } from "../../../platform/words/numbers";
import { Button } from "../../../ui/button";
import { TableBox } from "../../ui/table-box";
import { FillBar } from "../board/fill-bar";
import { ticketOfficeTexts } from "../texts";
import type { StaffSale } from "./sale-screen";

export type StaffSection = StaffSale["sections"][number];

type SectionTableProps = { sections: StaffSection[]; onEdit: (section: StaffSection) => void };

export function SectionTable({ sections, onEdit }: SectionTableProps) {
	const t = useTexts(ticketOfficeTexts);
	const language = useLanguage();
	const sum = (name: "quota" | "sold" | "held" | "left") =>
		sections.reduce((all, section) => all + section[name], 0);
	return (
		<TableBox label={t.sections}>
			<table className="office-table section-table">
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
									onClick={() => onEdit(section)}
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
	);
}
