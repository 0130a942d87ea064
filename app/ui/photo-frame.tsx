import { useId } from "react";
import type { HouseKey } from "../platform/club-profile";

const edge = "M571 0C571 132 667 168 667 300S571 468 571 600";

/** The wave over the right edge of a photograph, so that it belongs to the drawn pictures around it. */
export function PhotoFrame({ division }: { division: HouseKey }) {
	const clip = useId();
	return (
		<svg
			className="photo-frame"
			viewBox="0 0 800 600"
			preserveAspectRatio="xMaxYMid slice"
			aria-hidden="true"
			data-division={division}
		>
			<clipPath id={clip}>
				<path d={`${edge}H801V0Z`} />
			</clipPath>
			<g clipPath={`url(#${clip})`}>
				<path d="M0 0H801V600H0Z" fill="var(--laut)" />
				<path
					d="M516-175C516-66 420 16 420 125S516 316 516 425 420 616 420 725L461 701C461 592 557 510 557 401S461 210 461 101 557-90 557-199ZM627-222C627-113 531-31 531 78S627 269 627 378 531 569 531 678L621 654C621 545 717 463 717 354S621 163 621 54 717-137 717-246ZM800-270C800-161 704-79 704 30S800 221 800 330 704 521 704 630L759 606C759 497 855 415 855 306S759 115 759 6 855-185 855-294Z"
					fill="var(--dalam)"
				/>
			</g>
			<path d={edge} fill="none" stroke="var(--accent)" strokeWidth="14" />
		</svg>
	);
}
