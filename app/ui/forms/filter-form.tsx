import type { ReactNode } from "react";
import { Form, useSearchParams } from "react-router";
import { defineTexts, useTexts } from "../../platform/words/language";
import { Button } from "../button";
import "./filter-form.css";

type FilterFormProps = {
	/** The list's URL. */
	action: string;
	/** URL filters set elsewhere, which are preserved. */
	kept?: readonly string[];
	className?: string | undefined;
	children: ReactNode;
};

/** Filters that apply on change. A plain form, so they also work without scripts. */
export function FilterForm({ action, kept = [], className = "filter-form", children }: FilterFormProps) {
	const t = useTexts(texts);
	return (
		<Form className={className} method="get" action={action} preventScrollReset>
			<OtherFilters names={kept} />
			{children}
			<noscript>
				<Button type="submit" size="small">
					{t.apply}
				</Button>
			</noscript>
		</Form>
	);
}

/** In the order of `names`, since the server normalizes the order of the query. */
export function OtherFilters({ names }: { names: readonly string[] }) {
	const [query] = useSearchParams();
	return names.map((name) => {
		const value = query.get(name);
		return value && <input key={name} type="hidden" name={name} value={value} />;
	});
}

const texts = defineTexts({ id: { apply: "Terapkan" }, en: { apply: "Apply" } });
