import { type Binding, bind } from "../../platform/http/bind.server";
import type { AnyContentKind } from "./content-kind.server";
import { moveContent } from "./content-order.server";
import type { ContentEndpoints } from "./contract";
import { createContent, listContent, readContent, removeContent, saveContent } from "./stored-content.server";

/** The endpoints that apply to one kind. */
export function bindContent(endpoints: ContentEndpoints, kind: AnyContentKind): Binding[] {
	const { list, detail, create, save, remove, move } = endpoints;
	return [
		bind(list, (context, filter) => listContent(context, kind, filter)),
		bind(detail, (context, { id }) => readContent(context, kind, id)),
		bind(save, (context, input) => saveContent(context, kind, input)),
		...(kind.nameOf
			? [
					bind(create, (context, { content }) => createContent(context, kind, content)),
					bind(remove, (context, input) => removeContent(context, kind, input)),
				]
			: []),
		...(kind.place ? [bind(move, (context, input) => moveContent(context, kind, input))] : []),
	];
}
