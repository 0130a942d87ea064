import { classNames } from "../class-names";
import "./count-badge.css";

type CountBadgeProps = { count?: number | undefined; max?: number; inline?: boolean };

/** The count next to an icon. The control's own label includes the count. */
export function CountBadge({ count, max = 99, inline }: CountBadgeProps) {
	if (!count || count < 1) return null;
	return (
		<span className={classNames("count-badge", inline && "count-badge-inline")} aria-hidden="true">
			{count > max ? `${max}+` : count}
		</span>
	);
}
