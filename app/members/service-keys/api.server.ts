import { type Binding, bind } from "../../platform/http/bind.server";
import { createServiceKey, revokeServiceKey, serviceKeyList } from "./contract";
import { addServiceKey, endServiceKey, listServiceKeys } from "./service-keys.server";

export const serviceKeysApi: Binding[] = [
	bind(serviceKeyList, ({ db }) => listServiceKeys(db)),
	bind(createServiceKey, addServiceKey),
	bind(revokeServiceKey, (context, { id }) => endServiceKey(context, id)),
];
