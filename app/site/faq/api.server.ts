import { bindContent } from "../../editing/content/bind-content.server";
import { type Binding, bind } from "../../platform/http/bind.server";
import { faqList } from "./contract";
import { listQuestions } from "./questions.server";
import { questionEndpoints, questionGroupEndpoints } from "./writing/contract";
import { questionGroupKind, questionKind } from "./writing/kinds.server";

export const faqApi: Binding[] = [
	bind(faqList, ({ db, language }) => listQuestions(db, language)),
	...bindContent(questionEndpoints, questionKind),
	...bindContent(questionGroupEndpoints, questionGroupKind),
];
