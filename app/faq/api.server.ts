import { type Binding, bind } from "../platform/bind.server";
import { faqList } from "./contract";
import { listQuestions } from "./questions.server";

export const faqApi: Binding[] = [bind(faqList, ({ db, language }) => listQuestions(db, language))];
