/** The neutral box of the content host (CARD-14, GAP-C47). */
export const placeholderImage = "/content/parts/parts-box.svg"
