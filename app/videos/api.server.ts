import { bindContent } from "../editing/content/bind-content.server";
import { type Binding, bind } from "../platform/http/bind.server";
import { videoDetail, videoList } from "./contract";
import { encodeAgain, filmDetail, filmRules, uploadCaptions, uploadFilm } from "./files/contract";
import { encodeFilmAgain, mostBytesOf, readStoredFilm, saveCaptions, saveFilm } from "./files/files.server";
import { listVideos, readVideo } from "./videos.server";
import { videoEndpoints } from "./writing/contract";
import { videoKind } from "./writing/kinds.server";

export const videosApi: Binding[] = [
	bind(videoList, ({ db, language }, filter) => listVideos(db, language, filter)),
	bind(videoDetail, ({ db, language }, { slug }) => readVideo(db, language, slug)),
	bind(uploadFilm, saveFilm),
	bind(filmRules, ({ settings }) => ({ mostBytes: mostBytesOf(settings) })),
	bind(filmDetail, ({ db }, { id }) => readStoredFilm(db, id)),
	bind(encodeAgain, (context, { id }) => encodeFilmAgain(context, id)),
	bind(uploadCaptions, saveCaptions),
	...bindContent(videoEndpoints, videoKind),
];
