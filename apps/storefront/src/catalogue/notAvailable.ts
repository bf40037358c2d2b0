/** DRW-11 */
export const notAvailable = "This item is currently not available."
