import { bind } from "../../platform/http/bind.server";
import { mailNotice } from "./contract";
import { takeMailNotice } from "./mail-notices.server";

export const bouncesApi = [bind(mailNotice, takeMailNotice)];
