import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTexts } from "../../platform/words/language";
import { EmptyState } from "../../ui/feedback/empty-state";
import { officeTexts } from "../texts";
import { TableBox } from "./table-box";
import { useAddress } from "./use-address";

type Column<Row> = {
	label: string;
	/** For screen readers only: buttons say what they do. */
	isLabelHidden?: boolean;
	isNumber?: boolean;
	cell: (row: Row) => ReactNode;
};

type RecordTableProps<Row> = {
	label: string;
	rows: readonly Row[];
	keyOf: (row: Row) => string;
	/** The first one names the row. */
	columns: readonly [Column<Row>, ...Column<Row>[]];
	/** Where the next page begins; absent where a list has one page. */
	next?: string | number | null;
	empty: { title: string; text?: string };
};

/** One page of a list: a table, which on phones is a card for each row, and the way to the next page. */
export function RecordTable<Row>({ label, rows, keyOf, columns, next, empty }: RecordTableProps<Row>) {
	const [name, ...others] = columns;
	if (rows.length === 0) return <EmptyState {...empty} />;
	return (
		<>
			<TableBox label={label}>
				<table className="office-table office-cards">
					<thead>
						<tr>
							{columns.map((column) => (
								<th key={column.label} scope="col" className={classOf(column)}>
									{column.isLabelHidden ? (
										<span className="visually-hidden">{column.label}</span>
									) : (
										column.label
									)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<tr key={keyOf(row)}>
								<th scope="row" className="office-card-name">
									{name.cell(row)}
								</th>
								{others.map((column) => (
									<td
										key={column.label}
										data-label={column.isLabelHidden ? undefined : column.label}
										className={classOf(column)}
									>
										<div>{column.cell(row)}</div>
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</TableBox>
			<PageLinks next={next ?? null} />
		</>
	);
}

/** To the next page of a list, and back to its start. */
export function PageLinks({ next }: { next: string | number | null }) {
	const { list } = useTexts(officeTexts);
	const { value, addressWith } = useAddress();
	if (!value("after") && next === null) return null;
	return (
		<p className="office-more row flow apart gap-3">
			{value("after") && <Link to={addressWith("after", undefined)}>{list.first}</Link>}
			{next !== null && <Link to={addressWith("after", String(next))}>{list.next}</Link>}
		</p>
	);
}

const classOf = ({ isNumber }: { isNumber?: boolean }) => (isNumber ? "number" : undefined);
