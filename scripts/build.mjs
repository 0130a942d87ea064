// `npm run build`: the site for production, unless its inputs are unchanged.
import { build, install } from "./setup.mjs";

install();
build();
