import type { Binding } from "./platform/bind.server";

/** Every endpoint of the API, slice by slice. */
export const bindings: Binding[] = [];
