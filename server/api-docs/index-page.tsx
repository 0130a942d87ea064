import { callsByTag, type DocumentedCall } from "./calls";
import { docsPath, renderDocsPage } from "./docs-page";
import type { Document } from "./openapi";

/** Every call on one page, in a line or two, with a link to its details. */
export function indexPage(document: Document): string {
	return renderDocsPage(
		document.info.title,
		<>
			<h1>{document.info.title}</h1>
			<p>
				Base {document.servers[0]?.url}. The same as data: <a href="/api/openapi.json">openapi.json</a>.
			</p>
			<p>
				A refusal answers <code>{'{ "error": "news.unknown", "message": "…" }'}</code>, input that breaks a
				rule <code>{'{ "message": "…", "errors": { "email": ["…"] } }'}</code>.
			</p>
			{[...callsByTag(document)].map(([tag, calls]) => (
				<section key={tag}>
					<h2>
						<a href={`${docsPath}/${tag}`}>{tag}</a>
					</h2>
					<ul>
						{calls.map((call) => (
							<CallLine key={call.operation.operationId} tag={tag} call={call} />
						))}
					</ul>
				</section>
			))}
		</>,
	);
}

function CallLine({ tag, call: { method, path, operation } }: { tag: string; call: DocumentedCall }) {
	return (
		<li>
			<a href={`${docsPath}/${tag}#${operation.operationId}`}>
				<b>{method}</b> <code>{path}</code>
			</a>{" "}
			<span>{operation.summary}</span>
		</li>
	);
}
