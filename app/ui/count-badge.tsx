import { classNames } from "./class-names";
import "./count-badge.css";

type CountBadgeProps = { count?: number | undefined; max?: number; inline?: boolean };

/** The figure beside an icon. The control it sits on says the count in its own label. */
export function CountBadge({ count, max = 99, inline }: CountBadgeProps) {
	if (!count || count < 1) return null;
	return (
		<span className={classNames("count-badge", inline && "count-badge-inline")} aria-hidden="true">
			{count > max ? `${max}+` : count}
		</span>
	);
}
