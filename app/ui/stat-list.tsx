import "./stat-list.css";

/** A few figures, large. `value` is already written as it is read: "12", "87 %". */
export function StatList({ stats }: { stats: readonly { label: string; value: string | number }[] }) {
	return (
		<dl className="stat-list">
			{stats.map((stat) => (
				<div key={stat.label}>
					<dt>{stat.label}</dt>
					<dd>{stat.value}</dd>
				</div>
			))}
		</dl>
	);
}
