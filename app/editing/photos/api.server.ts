import { type Binding, bind } from "../../platform/http/bind.server";
import { uploadPhoto } from "./contract";
import { savePhoto } from "./photos.server";

export const photosApi: Binding[] = [bind(uploadPhoto, (context) => savePhoto(context))];
