import type { DemoRole } from "./demo-player";

export const pointGuard: DemoRole = { key: "guard", id: "Point guard", en: "Point guard" };
export const shootingGuard: DemoRole = { key: "guard", id: "Shooting guard", en: "Shooting guard" };
export const smallForward: DemoRole = { key: "forward", id: "Small forward", en: "Small forward" };
export const powerForward: DemoRole = { key: "forward", id: "Power forward", en: "Power forward" };
export const center: DemoRole = { key: "center", id: "Center", en: "Centre" };
