import { bindContent } from "../../editing/content/bind-content.server";
import type { Binding } from "../../platform/http/bind.server";
import { sponsorEndpoints } from "./writing/contract";
import { sponsorKind } from "./writing/kinds.server";

export const sponsorsApi: Binding[] = bindContent(sponsorEndpoints, sponsorKind);
