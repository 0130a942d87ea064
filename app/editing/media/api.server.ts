import { type Binding, bind } from "../../platform/http/bind.server";
import { addPicture, deletePicture, namePicture, pictureDetail, pictureList } from "./contract";
import { addToLibrary, describePicture, listLibrary, removePicture, renamePicture } from "./library.server";

export const mediaApi: Binding[] = [
	bind(addPicture, addToLibrary),
	bind(pictureList, ({ db }, filter) => listLibrary(db, filter)),
	bind(pictureDetail, ({ db }, { id }) => describePicture(db, id)),
	bind(namePicture, renamePicture),
	bind(deletePicture, (context, { id }) => removePicture(context, id)),
];
