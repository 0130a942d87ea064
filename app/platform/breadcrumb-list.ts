/** One step of the way to a page: its name, and its path on this site. */
export type Crumb = { label: string; to: string };

/** The way to a page, for search engines. The last step is the page itself. */
export const breadcrumbList = (publicUrl: string, crumbs: readonly Crumb[]) => ({
	"@type": "BreadcrumbList",
	itemListElement: crumbs.map(({ label, to }, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name: label,
		item: `${publicUrl}${to}`,
	})),
});
