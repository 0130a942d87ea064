export const photoTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export const mostPhotoBytes = 5 * 1024 * 1024;
export const mostPhotoPixels = 50_000_000;
/** Of the longer side, once it is kept. */
export const keptPhotoEdge = 1600;
/** Of an avatar's side: four times the largest place that shows one. */
export const avatarEdge = 448;
