import * as z from "zod";
import { furthestPage } from "./list-address";

/** The page number in list endpoints' input. */
export const pageNumber = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(furthestPage)), 1);
