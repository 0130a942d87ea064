import { data } from "react-router";
import { pageRead } from "../platform/browser/page-read";
import { chosenIn, pageIn, wordsIn } from "../platform/lists/list-address";
import { videoCategories, videoDetail, videoList, videoSorts } from "./contract";

export const videoListRead = pageRead((call, { params, query }) => {
	const category = videoCategories.find((key) => key === params.category);
	if (!category) throw data(null, { status: 404 });
	return call(videoList, {
		category,
		q: wordsIn(query),
		sort: chosenIn(query, "sort", videoSorts),
		page: pageIn(query),
	});
});

export const videoRead = pageRead((call, { params }) => call(videoDetail, { slug: params.id ?? "" }));
