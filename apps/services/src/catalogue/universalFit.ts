import type { ProductType } from "./ProductType.ts"

/** Subcategories of what goes on or into no car: nobody measures a car for it. */
const carless: ReadonlyArray<string> = ["shirts-and-hats", "books", "gift-cards", "oils-and-greases", "cleaners-and-paint"]

/** What to know about a universal part before it is ordered. */
export const universalFit = ({ subcategory }: Pick<ProductType, "subcategory">): string =>
  carless.includes(subcategory) ? "Not tied to any vehicle." : "Universal fit: measure first, some fitting may be needed."
