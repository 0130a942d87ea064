import { generatePath, matchPath } from "react-router";
import type { DivisionKey } from "./platform/club-profile";
import { divisionHomeName, type RouteName, type SiteRoute, siteRoutes } from "./routes";

const table: readonly SiteRoute[] = siteRoutes;

/** The URL of a screen by its name: `pathTo("NewsDetail", { title: slug })`. */
export function pathTo(name: RouteName, values: Record<string, string | undefined> = {}): string {
	return generatePath(findRoute(name)!.path, values);
}

export const findRoute = (name: string): SiteRoute | undefined => table.find((route) => route.name === name);

/** The screen at a path; undefined if there is none. */
export const routeAt = (pathname: string): SiteRoute | undefined =>
	table.find(({ name, path }) => name !== "NotFound" && matchPath(path, pathname));

export const divisionPath = (division: DivisionKey) => pathTo(divisionHomeName(division));
