import { Link } from "react-router";
import { pathTo } from "../../paths";
import { Picture } from "../../ui/pictures/picture";
import type { ProgrammeSummary } from "./contract";
import { ProgrammeProgress } from "./programme-progress";
import "./programme-cards.css";

type ProgrammeCardsProps = { programmes: readonly ProgrammeSummary[]; heading?: "h2" | "h3" };

/** Programmes side by side; their bars stand on one line. */
export function ProgrammeCards({ programmes, heading: Heading = "h3" }: ProgrammeCardsProps) {
	return (
		<div className="programme-cards stack">
			{programmes.map((programme) => (
				<Link key={programme.slug} to={pathTo("foundation-detail", { id: programme.slug })}>
					<Picture picture={programme.cover} ratio="4/3" width={800} height={600} />
					<Heading className="display display-1">{programme.title}</Heading>
					<ProgrammeProgress programme={programme} />
				</Link>
			))}
		</div>
	);
}
