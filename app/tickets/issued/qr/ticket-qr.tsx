import type { ShownTicket } from "../contract";

/** Black on white in both themes, with the quiet zone that scanners need. */
export function TicketQr({ qr, label }: { qr: NonNullable<ShownTicket["qr"]>; label: string }) {
	const quiet = 4;
	const side = qr.size + 2 * quiet;
	return (
		<svg
			className="pass-qr"
			viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
		>
			<path d={qr.drawing} fill="#061824" />
		</svg>
	);
}

/** Where a code used to be: looks like one from afar, and has nothing that a scanner could find. */
export const DeadQr = () => (
	<svg className="pass-qr" viewBox={`-4 -4 ${deadSide + 8} ${deadSide + 8}`} aria-hidden="true">
		<path d={deadPattern} fill="#061824" />
	</svg>
);

const deadSide = 37;
const deadPattern = Array.from({ length: deadSide * deadSide }, (_, at) => {
	const [x, y] = [at % deadSide, Math.floor(at / deadSide)];
	const height = Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453;
	return height - Math.floor(height) < 0.46 ? `M${x} ${y}h1v1h-1z` : "";
}).join("");
