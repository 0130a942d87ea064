/** Between the request to delete an account and the deletion: long enough to change one's mind, or to notice a thief. */
export const daysToStay = 14;
