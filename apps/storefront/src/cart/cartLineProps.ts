import type { CartLine } from "@camber/domain/cart"
import { formatCents } from "@camber/domain/catalogue"
import { fitmentText, reasonText, type Verdict } from "@camber/domain/fitment"
import type { PlateText } from "@camber/domain/vehicle"
import type { CartLineProps } from "@camber/ui"
import { fitLineProps } from "../catalogue/cardProps.ts"

/** A line in the words of the screen; `plate` is the car that is selected today. */
export const cartLineProps = (line: CartLine, plate: PlateText | null): Omit<CartLineProps, "onRemove" | "quantity"> => {
  const problem = problemOf(line)
  return {
    title: line.title,
    href: line.url,
    brand: line.brand,
    picture: { src: line.imageUrl, alt: "" },
    details: [
      ...line.options.map(({ name, value }) => `${name}: ${value}`),
      line.skuVariantNumber,
      ...(line.quantity > 1 ? [`${formatCents(line.unitPrice)} each`] : []),
      ...(problem === undefined ? [line.availabilityText] : [])
    ],
    parts: line.kitComponents.map(({ title, options, quantity }) => `${quantity} × ${[title, ...options].join(", ")}`),
    addedFor: line.addedFor ? { vehicle: line.addedFor.projectName, label: fitmentText(line.addedFor.verdict).label } : undefined,
    fit: line.fit ? todaysFit(line.fit, plate) : undefined,
    problem,
    price: formatCents(line.lineTotal)
  }
}

/** What cannot be bought stays in the cart, says so and costs nothing. */
const problemOf = ({ isPurchaseable, availability }: CartLine): string | undefined => {
  if (isPurchaseable) return undefined
  return availability === "Discontinued" ? "This item is no longer sold." : "This item is currently not available."
}

const todaysFit = (verdict: Verdict, plate: PlateText | null): CartLineProps["fit"] => {
  const { tone, label } = fitLineProps(verdict, null, null)
  const why = verdict.reason ? `${reasonText(verdict.reason)}.` : undefined
  return { tone, label, why: plate && why ? `Your ${plate.vehicle}: ${why}` : why }
}
