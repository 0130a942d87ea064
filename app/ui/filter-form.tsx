import type { ReactNode } from "react";
import { Form, useSearchParams } from "react-router";
import { defineTexts, useTexts } from "../platform/language";
import { Button } from "./button";
import "./filter-form.css";

type FilterFormProps = {
	/** The list's own address. */
	action: string;
	/** What the fields inside set; all else that the address says stays, but paging starts anew. */
	sets: readonly string[];
	className?: string | undefined;
	children: ReactNode;
};

/** Choices that are made as they are chosen. A plain form, so that they can be made without scripts as well. */
export function FilterForm({ action, sets, className = "filter-form", children }: FilterFormProps) {
	const t = useTexts(texts);
	const [query] = useSearchParams();
	const kept = [...new Map(query)].filter(([name]) => name !== "page" && !sets.includes(name));
	return (
		<Form className={className} method="get" action={action} preventScrollReset>
			{kept.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
			<noscript>
				<Button type="submit" size="small">
					{t.apply}
				</Button>
			</noscript>
		</Form>
	);
}

const texts = defineTexts({ id: { apply: "Terapkan" }, en: { apply: "Apply" } });
