export const photoTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export const mostPhotoBytes = 5 * 1024 * 1024;
export const mostPhotoPixels = 24_000_000;
/** More than a panorama's longer side. */
export const mostPhotoEdge = 20_000;
/** Several times as many as any camera or program writes into a JPEG. */
export const mostScans = 40;
/** As decoded: what it takes to draw a photo anew depends on its channels and their depth, too. */
export const mostDecodedBytes = 4 * mostPhotoPixels;
/** The longer side, as stored. */
export const storedPhotoEdge = 1600;
/** An avatar's side: four times the largest display size. */
export const avatarEdge = 448;
