// Turns a page's markup back into React elements, so that React alone can be measured on the same page.
import { createElement } from "react";

const token =
	/<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([\w-]+)\s*>|<([\w-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/gi;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const empty = new Set(["meta", "link", "img", "input", "br", "hr", "source", "track", "wbr"]);
const names = {
	class: "className",
	for: "htmlFor",
	charset: "charSet",
	tabindex: "tabIndex",
	srcset: "srcSet",
	hreflang: "hrefLang",
	crossorigin: "crossOrigin",
	autocomplete: "autoComplete",
	maxlength: "maxLength",
	fetchpriority: "fetchPriority",
	datetime: "dateTime",
};

export function toElements(html) {
	const root = { children: [] };
	const open = [root];
	for (const [, closed, opened, attributes, selfClosed, text] of html.matchAll(token)) {
		const parent = open.at(-1);
		if (text) parent.children.push(text);
		else if (opened) {
			const node = { type: opened, attributes: readAttributes(attributes), children: [] };
			parent.children.push(node);
			if (!selfClosed && !empty.has(opened)) open.push(node);
		} else if (closed && open.length > 1) open.pop();
	}
	return build(root.children.find(({ type }) => type === "html"));
}

function build(node) {
	if (typeof node === "string") return node;
	if (node.type === "script") return null;
	return createElement(node.type, node.attributes, ...node.children.map(build));
}

function readAttributes(text) {
	const attributes = {};
	for (const [, name, value = ""] of text.matchAll(attribute)) {
		if (name === "style" || name.startsWith("on")) continue;
		attributes[names[name] ?? name] = value;
	}
	return attributes;
}
