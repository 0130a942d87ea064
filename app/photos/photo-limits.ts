export const photoTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export const mostPhotoBytes = 5 * 1024 * 1024;
export const mostPhotoPixels = 50_000_000;
/** The longer side, as stored. */
export const keptPhotoEdge = 1600;
/** An avatar's side: four times the largest display size. */
export const avatarEdge = 448;
