import { renderToStaticMarkup } from "react-dom/server";
import type { openApi } from "./openapi";

type Document = ReturnType<typeof openApi>;
type Operation = {
	summary: string;
	"x-access"?: string;
	parameters: { name: string; in: string; required: boolean; schema: unknown }[];
	requestBody?: { content: Record<string, { schema: unknown }> };
	responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
};

/** The API for people: every call on one page, without scripts. */
export function apiPage(document: Document): string {
	return `<!doctype html>${renderToStaticMarkup(<ApiPage document={document} />)}`;
}

function ApiPage({ document }: { document: Document }) {
	const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({
			path,
			method: method.toUpperCase(),
			operation: operation as Operation,
		})),
	);
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{document.info.title}</title>
				<link rel="stylesheet" href="/api/docs.css" />
			</head>
			<body>
				<main>
					<h1>{document.info.title}</h1>
					<p>
						Base {document.servers[0]?.url}. The same as data: <a href="/api/openapi.json">openapi.json</a>.
					</p>
					{calls.map((call) => (
						<details key={call.method + call.path}>
							<summary>
								<b>{call.method}</b> <code>{call.path}</code> <span>{call.operation.summary}</span>
								{call.operation["x-access"] && <em>{call.operation["x-access"]}</em>}
							</summary>
							<OperationDetail operation={call.operation} />
						</details>
					))}
				</main>
			</body>
		</html>
	);
}

function OperationDetail({ operation }: { operation: Operation }) {
	return (
		<>
			{operation.parameters.length > 0 && (
				<ul>
					{operation.parameters.map((parameter) => (
						<li key={parameter.name}>
							<code>{parameter.name}</code> in {parameter.in}
							{parameter.required && ", required"}: <code>{JSON.stringify(parameter.schema)}</code>
						</li>
					))}
				</ul>
			)}
			{Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) => (
				<Schema key={type} title={`Body, ${type}`} schema={schema} />
			))}
			{Object.entries(operation.responses).map(([status, response]) => (
				<section key={status}>
					<h2>
						{status} {response.description}
					</h2>
					{Object.entries(response.content ?? {}).map(([type, { schema }]) => (
						<Schema key={type} title={type === "application/json" ? "Answer" : type} schema={schema} />
					))}
				</section>
			))}
		</>
	);
}

function Schema({ title, schema }: { title: string; schema: unknown }) {
	return (
		<figure>
			<figcaption>{title}</figcaption>
			<pre>{JSON.stringify(schema, null, 2)}</pre>
		</figure>
	);
}

export const apiPageStyle = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f3f7f6, #04111a); color: light-dark(#061824, #edf4f3); }
main { max-width: 980px; margin: auto; padding: 32px 20px 80px; }
a { color: light-dark(#1130de, #9db0ff); }
details { border-top: 1px solid light-dark(#cfdbe0, #1a3647); padding: 10px 0; }
summary { cursor: pointer; }
summary b { display: inline-block; min-width: 5ch; }
summary span { color: light-dark(#4a6070, #93a9b6); }
summary em { font-style: normal; font-weight: 700; }
h2 { font-size: 15px; margin: 16px 0 4px; }
pre { overflow: auto; background: light-dark(#fff, #091d2a); padding: 12px; max-height: 420px; }
`;
