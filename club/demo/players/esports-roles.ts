import type { DemoRole } from "./demo-player";

export const jungler: DemoRole = { key: "jungler", id: "Jungler", en: "Jungler" };
export const midLaner: DemoRole = { key: "mid-laner", id: "Mid laner", en: "Mid laner" };
export const goldLaner: DemoRole = { key: "gold-laner", id: "Gold laner", en: "Gold laner" };
export const expLaner: DemoRole = { key: "exp-laner", id: "EXP laner", en: "EXP laner" };
export const roamer: DemoRole = { key: "roamer", id: "Roamer", en: "Roamer" };
export const duelist: DemoRole = { key: "duelist", id: "Duelist", en: "Duelist" };
export const initiator: DemoRole = { key: "initiator", id: "Initiator", en: "Initiator" };
export const controller: DemoRole = { key: "controller", id: "Controller", en: "Controller" };
export const sentinel: DemoRole = { key: "sentinel", id: "Sentinel", en: "Sentinel" };
export const inGameLeader: DemoRole = { key: "in-game-leader", id: "IGL", en: "In-game leader" };
