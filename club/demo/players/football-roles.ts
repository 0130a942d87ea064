import type { DemoRole } from "./demo-player";

export const goalkeeper: DemoRole = { key: "goalkeeper", id: "Kiper", en: "Goalkeeper" };
export const rightBack: DemoRole = { key: "defender", id: "Bek kanan", en: "Right back" };
export const leftBack: DemoRole = { key: "defender", id: "Bek kiri", en: "Left back" };
export const centreBack: DemoRole = { key: "defender", id: "Bek tengah", en: "Centre back" };
export const anchor: DemoRole = { key: "midfielder", id: "Gelandang bertahan", en: "Defensive midfielder" };
export const midfielder: DemoRole = { key: "midfielder", id: "Gelandang", en: "Midfielder" };
export const playmaker: DemoRole = { key: "midfielder", id: "Gelandang serang", en: "Attacking midfielder" };
export const winger: DemoRole = { key: "winger", id: "Sayap", en: "Winger" };
export const striker: DemoRole = { key: "striker", id: "Penyerang", en: "Striker" };
