import { useTexts } from "../../platform/words/language";
import { Dialog } from "../../ui/dialogs/dialog";
import type { LocalSizeGuide } from "../contract";
import type { FitVotes } from "../ratings/fit";
import { FitAdvice } from "../ratings/fit-advice";
import { productTexts } from "./product-texts";
import "./size-guide-dialog.css";

export function SizeGuideDialog({ guide, votes }: { guide: LocalSizeGuide; votes: FitVotes }) {
	const t = useTexts(productTexts);
	return (
		<Dialog
			title={t.guide}
			description={t.guideHint}
			trigger={
				<button type="button" className="more-link more-link-tight">
					{t.guide}
				</button>
			}
		>
			<table className="size-guide tabular">
				<thead>
					<tr>
						<th scope="col">{t.size}</th>
						{guide.columns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{guide.rows.map(({ size, centimetres }) => (
						<tr key={size}>
							<th scope="row">{size}</th>
							{centimetres.map((value, index) => (
								<td key={guide.columns[index]}>{value}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<FitAdvice votes={votes} />
		</Dialog>
	);
}
