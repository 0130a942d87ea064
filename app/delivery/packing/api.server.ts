import { type Binding, bind } from "../../platform/http/bind.server";
import { noteShipped } from "../parcels/staff-parcels.server";
import {
	labels,
	packingList,
	packMany,
	pickList,
	setWaybill,
	setWaybills,
	shipMany,
	staffOrder,
	staffOrders,
} from "./contract";
import { listLabels } from "./labels.server";
import { doOneByOne } from "./one-by-one.server";
import { readForStaff } from "./order-detail.server";
import { listOrdersToPack } from "./order-list.server";
import { createParcel } from "./pack-parcel.server";
import { listPacking, listPicking } from "./packing.server";
import { writeWaybill, writeWaybillOf } from "./waybills.server";

export const sellingApi: Binding[] = [
	bind(staffOrders, ({ db, language }, wish) => listOrdersToPack(db, language, wish)),
	bind(staffOrder, (context, { number }) => readForStaff(context, number)),
	bind(packingList, ({ db, language }, wish) => listPacking(db, language, wish)),
	bind(pickList, ({ db, language }) => listPicking(db, language)),
	bind(packMany, (context, { numbers, collection }) =>
		doOneByOne(numbers, context.language, String, (number) => createParcel(context, { number, collection })),
	),
	bind(setWaybill, async (context, { id, waybill }) => ({
		waybill: await writeWaybill(context, id, waybill),
	})),
	bind(setWaybills, (context, { waybills }) =>
		doOneByOne(
			waybills,
			context.language,
			({ number }) => number,
			({ number, waybill }) => writeWaybillOf(context, number, waybill),
		),
	),
	bind(shipMany, (context, { ids }) =>
		doOneByOne(ids, context.language, String, (id) => noteShipped(context, id)),
	),
	bind(labels, ({ db, language }, { parcels }) => listLabels(db, language, parcels)),
];
