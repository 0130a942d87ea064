import { pathTo } from "../paths";
import { useSectionLabel } from "../platform/lists/section-label";
import { useTexts } from "../platform/words/language";
import { StoryCard, type StoryCardProps } from "../ui/cards/story-card";
import type { Story } from "./story";
import { storyTexts } from "./story-texts";

type Look = Pick<
	StoryCardProps,
	"variant" | "compact" | "ratio" | "scale" | "heading" | "priority" | "sizes" | "drawing"
>;

/** A story as a card, wherever the site shows one. */
export function StoryLink({ story, ...look }: { story: Omit<Story, "excerpt"> } & Look) {
	const t = useTexts(storyTexts);
	const houseLabel = useSectionLabel();
	return (
		<StoryCard
			to={pathTo("NewsDetail", { title: story.slug })}
			title={story.title}
			division={story.category}
			divisionLabel={houseLabel(story.category)}
			picture={story.cover}
			publishedAt={story.publishedAt}
			length={t.minutes(story.readingMinutes)}
			{...look}
		/>
	);
}
