import { club } from "../../../club/profile";
import { cssVariables } from "../../ui/css-variables";
import { sidesOf } from "../fixtures/say-fixture";
import type { LocalSheet } from "./match-sheet";
import "./match-figures.css";

type MatchFiguresProps = {
	figures: LocalSheet["figures"];
	opponent: { name: string; colour: string };
	home: boolean | null;
};

/** Each stat as two bars that meet, hosts on the left. Our colour is the sea, as on every poster. */
export function MatchFigures({ figures, opponent, home }: MatchFiguresProps) {
	const sides = sidesOf(
		home,
		{ key: "us", name: club.shortName, colour: "var(--laut)" } as const,
		{ key: "them", name: opponent.name, colour: opponent.colour } as const,
	);
	const [left, right] = sides;
	return (
		<div
			className="match-figures"
			style={cssVariables({ "--left-colour": left.colour, "--right-colour": right.colour })}
		>
			<p className="match-figures-sides" aria-hidden="true">
				<b>{left.name}</b>
				<b>{right.name}</b>
			</p>
			<dl>
				{figures.map((figure) => {
					const total = figure.us + figure.them;
					const share = total > 0 ? (figure[left.key] / total) * 100 : 50;
					return (
						<div
							key={figure.label}
							className={total > 0 ? undefined : "match-figures-none"}
							style={cssVariables({ "--left-share": `${share}%` })}
						>
							<dt>{figure.label}</dt>
							{sides.map(({ key, name }) => (
								<dd key={key}>
									<span className="visually-hidden">{name} </span>
									{figure[key]}
									{figure.unit}
								</dd>
							))}
						</div>
					);
				})}
			</dl>
		</div>
	);
}
