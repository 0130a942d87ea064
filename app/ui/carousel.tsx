import useEmblaCarousel from "embla-carousel-react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Children, type KeyboardEvent, type ReactNode, useCallback, useEffect, useState } from "react";
import { useTexts } from "../platform/language";
import { classNames } from "./class-names";
import { cssVariables } from "./css-variables";
import { IconButton } from "./icon-button";
import { uiTexts } from "./texts";
import "./carousel.css";

type CarouselProps = {
	label: string;
	/** The width of one slide: "min(78vw, 400px)", or "100%" for one at a time. */
	slideWidth?: string;
	/** A heading on the line of the buttons. */
	head?: ReactNode;
	children: ReactNode;
};

/** Slides that are moved by hand, never by themselves. Without scripts they are a list that scrolls and snaps. */
export function Carousel({ label, slideWidth = "min(78vw, 400px)", head, children }: CarouselProps) {
	const t = useTexts(uiTexts).carousel;
	const slides = Children.toArray(children);
	const [viewport, embla] = useEmblaCarousel({ align: "start", containScroll: "trimSnaps" });
	const [reach, setReach] = useState({ previous: false, next: slides.length > 1 });

	useEffect(() => {
		if (!embla) return;
		const update = () => setReach({ previous: embla.canScrollPrev(), next: embla.canScrollNext() });
		update();
		embla.on("select", update).on("reInit", update);
		return () => {
			embla.off("select", update).off("reInit", update);
		};
	}, [embla]);

	const move = useCallback(
		(direction: "previous" | "next") => {
			const jump = matchMedia("(prefers-reduced-motion: reduce)").matches;
			if (direction === "next") embla?.scrollNext(jump);
			else embla?.scrollPrev(jump);
		},
		[embla],
	);

	const onKeyDown = (event: KeyboardEvent) => {
		const direction = event.key === "ArrowRight" ? "next" : event.key === "ArrowLeft" ? "previous" : null;
		if (!direction || isTyping(event.target)) return;
		event.preventDefault();
		move(direction);
	};

	return (
		<section
			className={classNames("carousel", embla && "carousel-ready")}
			aria-roledescription={t.role}
			aria-label={label}
			style={cssVariables({ "--slide-width": slideWidth })}
			onKeyDown={onKeyDown}
		>
			<div className="carousel-head">
				{head}
				<span className="carousel-buttons" hidden={!reach.previous && !reach.next}>
					<IconButton
						icon={ChevronLeft}
						label={t.previous}
						aria-disabled={!reach.previous}
						onClick={() => move("previous")}
					/>
					<IconButton
						icon={ChevronRight}
						label={t.next}
						aria-disabled={!reach.next}
						onClick={() => move("next")}
					/>
				</span>
			</div>
			<div className="carousel-viewport" ref={viewport}>
				<div className="carousel-track">
					{slides.map((slide, index) => (
						// biome-ignore lint/a11y/useSemanticElements: the pattern for slides asks for a group
						<div
							// biome-ignore lint/suspicious/noArrayIndexKey: toArray has given the child its own key
							key={index}
							className="carousel-slide"
							role="group"
							aria-roledescription={t.slideRole}
							aria-label={t.slide(index + 1, slides.length)}
						>
							{slide}
						</div>
					))}
				</div>
			</div>
		</section>
	);
}

const isTyping = (target: EventTarget) =>
	target instanceof HTMLElement && target.matches("input, textarea, select, [role=tab], [contenteditable]");
