import { prefetchPage, startPage } from "./start-page";

/** Cards: links around a heading, or in one. And the tab bar. */
const likelyLinks = "main a:has(h2, h3), main :is(h2, h3) a, .tab-bar a";
const mostPerPage = 8;
/** A mouse that passes by rests for less. */
const dwell = 65;

/** What is in view, rested on or pressed, until the reader has left. */
export function prefetchLinks(left: AbortSignal) {
	const seen = new Set<string>();
	// One after the other, so that whatever the reader does meanwhile has most of the connection.
	let queue = Promise.resolve();
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			const to = isIntersecting && destinationOf(target);
			if (!to || seen.has(to.href) || seen.size >= mostPerPage) continue;
			seen.add(to.href);
			queue = queue.then(() => (left.aborted ? undefined : prefetchPage(to)));
		}
	});
	for (const link of document.querySelectorAll(likelyLinks)) observer.observe(link);
	left.addEventListener("abort", () => observer.disconnect());

	let hovered: Element | null = null;
	const startHovered = ({ target }: Event) => {
		const link = target instanceof Element ? target.closest("a") : null;
		if (link === hovered) return;
		hovered = link;
		setTimeout(() => {
			const to = hovered === link && destinationOf(link);
			if (to) void prefetchPage(to);
		}, dwell);
	};
	// Sooner than the click.
	const startPressed = ({ target }: Event) => {
		const to = destinationOf(target);
		if (to) void startPage(to);
	};
	document.addEventListener("mouseover", startHovered, { signal: left });
	document.addEventListener("pointerdown", startPressed, { signal: left });
}

/** Where a link leads within the app. */
function destinationOf(target: EventTarget | null): URL | null {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
	if (!link || link.target || link.download || link.origin !== window.location.origin) return null;
	return new URL(link.href);
}
