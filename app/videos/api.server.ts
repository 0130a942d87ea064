import { bindContent } from "../editing/content/bind-content.server";
import { type Binding, bind } from "../platform/http/bind.server";
import { videoDetail, videoList } from "./contract";
import { listVideos, readVideo } from "./videos.server";
import { videoEndpoints } from "./writing/contract";
import { videoKind } from "./writing/kinds.server";

export const videosApi: Binding[] = [
	bind(videoList, ({ db, language }, filter) => listVideos(db, language, filter)),
	bind(videoDetail, ({ db, language }, { slug }) => readVideo(db, language, slug)),
	...bindContent(videoEndpoints, videoKind),
];
