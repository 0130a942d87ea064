import { callsByTag, type DocumentedCall } from "./calls";
import { docsPath, renderDocsPage } from "./docs-page";
import type { JsonSchema } from "./json-schema";
import type { Document, Operation } from "./openapi";
import type { Response } from "./refusal-responses";
import { anchorOf, nameOf, SchemaType } from "./schema-type";

/** The calls of one tag in full, with the schemas they refer to. */
export function tagPage(document: Document, tag: string): string | undefined {
	const calls = callsByTag(document).get(tag);
	if (!calls) return undefined;
	const { schemas, responses } = document.components;
	const title = `${tag} · ${document.info.title}`;
	return renderDocsPage(
		title,
		<>
			<p>
				<a href={docsPath}>{document.info.title}</a>
			</p>
			<h1>{tag}</h1>
			{calls.map((call) => (
				<Call key={call.operation.operationId} call={call} responses={responses} />
			))}
			<Schemas names={schemasIn(calls, schemas)} schemas={schemas} />
		</>,
	);
}

type Responses = Record<string, Response>;

/** A link to what is inside `<details>` opens it. */
function Call({ call, responses }: { call: DocumentedCall; responses: Responses }) {
	const { method, path, operation } = call;
	return (
		<details>
			<summary>
				<b>{method}</b> <code>{path}</code> <span>{operation.summary}</span>
				{operation["x-access"] && <em> {operation["x-access"]}</em>}
			</summary>
			<div id={operation.operationId}>
				<Parameters operation={operation} />
				{Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) => (
					<Schema key={type} title={titleOf("Body", type)} schema={schema} />
				))}
				{Object.entries(operation.responses).map(([status, response]) => {
					const { description, content } = "$ref" in response ? responses[nameOf(response.$ref)]! : response;
					return Number(status) < 300 && description === "Success" ? (
						Object.entries(content ?? {}).map(([type, { schema }]) => (
							<Schema key={type} title={titleOf(`${status} Answer`, type)} schema={schema} />
						))
					) : (
						<Refusals key={status} status={status} description={description} />
					);
				})}
			</div>
		</details>
	);
}

const titleOf = (what: string, type: string) => (type === "application/json" ? what : `${what}, ${type}`);

function Parameters({ operation: { parameters } }: { operation: Operation }) {
	if (parameters.length === 0) return null;
	return (
		<ul>
			{parameters.map(({ name, in: place, required, schema }) => (
				<li key={name}>
					<code>{name}</code> in {place}
					{required && ", required"}:{" "}
					<code>
						<SchemaType schema={schema} />
					</code>
				</li>
			))}
		</ul>
	);
}

function Refusals({ status, description }: { status: string; description: string }) {
	return (
		<section>
			<h2>{status}</h2>
			<ul>
				{description.split(" · ").map((line) => {
					const [code, message] = line.split(/: (.*)/s);
					return (
						<li key={code}>
							<code>{code}</code> {message}
						</li>
					);
				})}
			</ul>
		</section>
	);
}

function Schema({ title, schema }: { title: string; schema: JsonSchema }) {
	return (
		<section>
			<h2>{title}</h2>
			<pre>
				<SchemaType schema={schema} />
			</pre>
		</section>
	);
}

function Schemas({ names, schemas }: { names: string[]; schemas: Record<string, JsonSchema> }) {
	if (names.length === 0) return null;
	return (
		<>
			<h2>Schemas</h2>
			{names.map((name) => (
				<details key={name}>
					<summary>{name}</summary>
					<pre id={anchorOf(name)}>
						<SchemaType schema={schemas[name]!} />
					</pre>
				</details>
			))}
		</>
	);
}

/** Those that the calls refer to, and those that these refer to in turn. */
function schemasIn(calls: DocumentedCall[], schemas: Record<string, JsonSchema>): string[] {
	const names = new Set<string>();
	const look = (part: unknown) => {
		for (const [, name] of JSON.stringify(part).matchAll(/#\/components\/schemas\/([^"]+)/g)) {
			if (names.has(name!)) continue;
			names.add(name!);
			look(schemas[name!]);
		}
	};
	look(calls);
	return [...names].sort();
}
