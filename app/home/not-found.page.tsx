import { data } from "react-router";
import { NotFoundScreen } from "./not-found-screen";

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export default NotFoundScreen;
