import type { ReactNode } from "react";
import { Form, useSearchParams } from "react-router";
import { defineTexts, useTexts } from "../platform/language";
import { Button } from "./button";
import "./filter-form.css";

type FilterFormProps = {
	/** The list's own address. */
	action: string;
	/** Filters of the address that are set elsewhere and stay. */
	kept?: readonly string[];
	className?: string | undefined;
	children: ReactNode;
};

/** Choices that are made as they are chosen. A plain form, so that they can be made without scripts as well. */
export function FilterForm({ action, kept = [], className = "filter-form", children }: FilterFormProps) {
	const t = useTexts(texts);
	return (
		<Form className={className} method="get" action={action} preventScrollReset>
			<KeptFilters names={kept} />
			{children}
			<noscript>
				<Button type="submit" size="small">
					{t.apply}
				</Button>
			</noscript>
		</Form>
	);
}

/** In the order of `names`: the server's page knows the address in an order of its own. */
export function KeptFilters({ names }: { names: readonly string[] }) {
	const [query] = useSearchParams();
	return names.map((name) => {
		const value = query.get(name);
		return value && <input key={name} type="hidden" name={name} value={value} />;
	});
}

const texts = defineTexts({ id: { apply: "Terapkan" }, en: { apply: "Apply" } });
