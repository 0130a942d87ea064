import { Skeleton, SkeletonText } from "../ui/feedback/skeleton";
import type { Story } from "./story";
import { StoryLink } from "./story-link";
import { setInRows } from "./story-rhythm";
import "../ui/cards/story-card.css";

type Ratio = "16/9" | "4/5" | "4/3";
type Place = { span: number; ratio: Ratio; scale: 1 | 2 | 3; compact: boolean };

/** Stories in rows of varying layout. */
export function StoryGrid({ stories }: { stories: readonly Story[] }) {
	const places = placesFor(stories.length);
	return (
		<div className="story-grid stack">
			{stories.map((story, index) => {
				const { span, ...look } = places[index]!;
				return (
					<div key={story.slug} className={`span-${span}`}>
						<StoryLink story={story} heading="h2" priority={index === 0} {...look} />
					</div>
				);
			})}
		</div>
	);
}

export function StoryGridSkeleton({ count }: { count: number }) {
	return (
		<div className="story-grid stack" aria-hidden="true">
			{placesFor(count).map(({ span, ratio }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: skeleton items have no identity but their position
				<div key={index} className={`span-${span}`}>
					<Skeleton ratio={ratio} />
					<SkeletonText lines={2} height="20px" />
				</div>
			))}
		</div>
	);
}

/** The look of each story: the wider the slot, the larger the headline. Small ones become rows on phones. */
function placesFor(count: number): Place[] {
	return setInRows(count).flatMap((row) =>
		row.map((span) => ({
			span,
			ratio: ratioOf(span, row.length),
			scale: span === 8 ? 3 : span >= 5 ? 2 : 1,
			compact: row.length > 2,
		})),
	);
}

function ratioOf(span: number, rowLength: number): Ratio {
	if (span >= 7) return "16/9";
	return span === 4 && rowLength === 2 ? "4/5" : "4/3";
}
