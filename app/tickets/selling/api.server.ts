import { type Binding, bind } from "../../platform/http/bind.server";
import { editSale, setPaused } from "./change-sale.server";
import { changePromo, createPromo, pauseSale, saleForStaff, salesForStaff } from "./contract";
import { addSale, listSaleChoices } from "./new-sale.server";
import { addPromo, editPromo } from "./promos.server";
import { dropSale, setPublished } from "./publish-sale.server";
import { setWaitingRoom } from "./room-contract";
import { changeSale, createSale, publishSale, removeSale, saleChoices } from "./sale-contract";
import { listSalesForStaff, readSaleForStaff } from "./sales.server";
import { addSection, changeSection, removeSection } from "./section-contract";
import { createSection, dropSection, editSection } from "./sections.server";
import { switchRoom } from "./switch-room.server";

const done = { message: "ok" };

export const ticketSellingApi: Binding[] = [
	bind(salesForStaff, ({ db, language }, wish) => listSalesForStaff(db, language, wish)),
	bind(saleForStaff, ({ db, language }, { event }) => readSaleForStaff(db, language, event)),
	bind(saleChoices, ({ db, language }) => listSaleChoices(db, language)),
	bind(createSale, addSale),
	bind(changeSale, (context, wish) => editSale(context, wish).then(() => done)),
	bind(publishSale, (context, wish) => setPublished(context, wish).then(() => done)),
	bind(removeSale, (context, wish) => dropSale(context, wish).then(() => done)),
	bind(pauseSale, (context, wish) => setPaused(context, wish).then(() => done)),
	bind(setWaitingRoom, (context, wish) => switchRoom(context, wish).then(() => done)),
	bind(addSection, createSection),
	bind(changeSection, editSection),
	bind(removeSection, (context, wish) => dropSection(context, wish).then(() => done)),
	bind(createPromo, addPromo),
	bind(changePromo, editPromo),
];
