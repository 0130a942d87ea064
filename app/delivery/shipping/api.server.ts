import { type Binding, bind } from "../../platform/http/bind.server";
import {
	addressDetail,
	addressList,
	changeAddress,
	createAddress,
	deleteAddress,
	makeMainAddress,
} from "../addresses/address-contract";
import {
	chooseMain,
	describeAddress,
	listAddresses,
	readAddress,
	removeAddress,
	rewriteAddress,
	saveAddress,
} from "../addresses/addresses.server";
import { listAreas, searchAreas } from "../areas/find-areas.server";
import { areaList, areaSearch } from "./contract";

export const shippingApi: Binding[] = [
	bind(areaSearch, ({ db }, { q }) => searchAreas(db, q)),
	bind(areaList, ({ db }, { parent }) => listAreas(db, parent)),

	bind(addressList, async ({ db, who }) => ({
		addresses: (await listAddresses(db, who.memberId)).map(describeAddress),
	})),
	bind(addressDetail, async ({ db, who }, { id }) =>
		describeAddress(await readAddress(db, who.memberId, id)),
	),
	bind(createAddress, async (context, fields) => describeAddress(await saveAddress(context, fields))),
	bind(changeAddress, async (context, { id, ...fields }) =>
		describeAddress(await rewriteAddress(context, id, fields)),
	),
	bind(makeMainAddress, async ({ db, who }, { id }) =>
		describeAddress(await chooseMain(db, who.memberId, id)),
	),
	bind(deleteAddress, async ({ db, who }, { id }) => {
		await removeAddress(db, who.memberId, id);
		return { message: "ok" };
	}),
];
