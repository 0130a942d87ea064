import { callsByTag, type DocumentedCall } from "./calls";
import { docsPath, renderDocsPage } from "./docs-page";
import type { Document } from "./openapi";

/** Every call on one page, in a line or two, with a link to its details. */
export function indexPage(document: Document): string {
	const calls = callsByTag(document);
	const tags = Map.groupBy(calls.keys(), (tag) => (tag.startsWith("staff-") ? "Staff" : "Site"));
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
			{[...tags].map(([group, names]) => (
				<nav key={group} aria-label={group}>
					<h2>{group}</h2>
					{names.map((tag) => (
						<TagLink key={tag} tag={tag} />
					))}
				</nav>
			))}
			{[...calls].map(([tag, calls]) => (
				<section key={tag}>
					<h2>
						<TagLink tag={tag} />
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

const TagLink = ({ tag }: { tag: string }) => <a href={`${docsPath}/${tag}`}>{tag}</a>;

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
