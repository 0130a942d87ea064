/** One breadcrumb: its label, and its path on this site. */
export type Crumb = { label: string; to: string };

/** Breadcrumbs for search engines. The last one is the page itself. */
export const breadcrumbList = (publicUrl: string, crumbs: readonly Crumb[]) => ({
	"@type": "BreadcrumbList",
	itemListElement: crumbs.map(({ label, to }, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name: label,
		item: `${publicUrl}${to}`,
	})),
});
