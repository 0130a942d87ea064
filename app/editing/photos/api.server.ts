import { type Binding, bind } from "../../platform/http/bind.server";
import { uploadPhoto } from "./contract";
import { keepPhoto } from "./photos.server";

export const photosApi: Binding[] = [bind(uploadPhoto, (context) => keepPhoto(context))];
