import { findMentioned } from "../neighbours.server";
import { type Binding, bind } from "../platform/bind.server";
import { videoDetail, videoList } from "./contract";
import { listVideos, readVideo } from "./videos.server";

export const videosApi: Binding[] = [
	bind(videoList, ({ db, language }, filter) => listVideos(db, language, filter)),
	bind(videoDetail, ({ db, language }, { slug }) => readVideo(db, language, slug, findMentioned)),
];
