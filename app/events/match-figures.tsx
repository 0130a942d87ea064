import { club } from "../../club/profile";
import { cssVariables } from "../ui/css-variables";
import type { LocalSheet } from "./match-sheet";
import "./match-figures.css";

type MatchFiguresProps = { figures: LocalSheet["figures"]; opponent: { name: string; colour: string } };

/** Two sides of each figure as bars that meet in the middle. */
export function MatchFigures({ figures, opponent }: MatchFiguresProps) {
	return (
		<div className="match-figures" style={cssVariables({ "--their-colour": opponent.colour })}>
			<p className="match-figures-sides" aria-hidden="true">
				<b>{club.shortName}</b>
				<b>{opponent.name}</b>
			</p>
			<dl>
				{figures.map(({ label, us, them, unit = "" }) => {
					const share = us + them > 0 ? (us / (us + them)) * 100 : 50;
					return (
						<div key={label} style={cssVariables({ "--our-share": `${share}%` })}>
							<dt>{label}</dt>
							<dd className="match-figures-us">
								<span className="visually-hidden">{club.shortName} </span>
								{us}
								{unit}
							</dd>
							<dd className="match-figures-them">
								<span className="visually-hidden">{opponent.name} </span>
								{them}
								{unit}
							</dd>
						</div>
					);
				})}
			</dl>
		</div>
	);
}
