import { listEventsShowing } from "../../matches/planning/picture-uses.server";
import { listArticlesShowing } from "../../news/writing/picture-uses.server";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf } from "../../platform/http/contract";
import { listProductsShowing } from "../../store/selling/picture-uses.server";
import { listContentShowing } from "../content/picture-uses.server";
import type { pictureDetail } from "./contract";

/** Everything that may use a picture of the library. */
export const listPictureUses = async (
	db: Db,
	photoId: string,
): Promise<AnswerOf<typeof pictureDetail>["uses"]> => [
	...(await listArticlesShowing(db, photoId)),
	...(await listContentShowing(db, photoId)),
	...(await listProductsShowing(db, photoId)),
	...(await listEventsShowing(db, photoId)),
];
