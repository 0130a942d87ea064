import { useTexts } from "../../../platform/words/language";
import type { listSeatsOf } from "../../../tickets/seats/seat-rows";
import { makingTexts } from "./making-texts";

/** More cannot be told apart. */
const mostRows = 60;
const cell = 10;

type SeatPreviewProps = { seats: ReturnType<typeof listSeatsOf> };

/** The seats from above, the pitch below: wheelchair places filled, companions outlined. A picture; the rows say the same. */
export function SeatPreview({ seats }: SeatPreviewProps) {
	const { rows: t } = useTexts(makingTexts);
	const rows = [...new Set(seats.map(({ row }) => row))]
		.toSorted((one, other) => other - one)
		.slice(-mostRows);
	const numbers = seats.map(({ number }) => number);
	const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
	const width = (last - first + 1) * cell + 26;
	const height = rows.length * cell + 16;
	return (
		<figure className="seat-preview">
			<figcaption className="muted">{t.preview}</figcaption>
			<svg viewBox={`0 0 ${width} ${height}`} width={width * 1.6} aria-hidden="true">
				{rows.map((row, line) => (
					<text key={row} x="18" y={line * cell + 8}>
						{row}
					</text>
				))}
				{seats.map(({ row, number, kind }) => {
					const line = rows.indexOf(row);
					return line < 0 ? null : (
						<rect
							key={`${row}/${number}`}
							className={`preview-${kind}`}
							x={26 + (number - first) * cell + 1}
							y={line * cell + 1}
							width={cell - 2}
							height={cell - 2}
							rx={kind === "seat" ? 3 : 1}
						/>
					);
				})}
				<rect className="preview-pitch" x="26" y={rows.length * cell + 4} width={width - 26} height="10" />
				<text className="preview-word" x={26 + (width - 26) / 2} y={rows.length * cell + 12}>
					{t.pitch}
				</text>
			</svg>
		</figure>
	);
}
