/** In a file of its own: whoever orders fetches it while the order is placed, and pays no round trip for it afterwards. */
export const fetchQrLibrary = () => import("qrcode");
