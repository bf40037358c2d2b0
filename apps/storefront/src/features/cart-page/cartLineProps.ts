import { type CartLine, formatLineChanges, formatCoreDeposit } from "@camber/domain/cart"
import { NOT_AVAILABLE_TEXT } from "@camber/domain/catalog"
import { getFitmentText, formatReason, type Verdict } from "@camber/domain/fitment"
import { formatCents } from "@camber/domain/money"
import type { VehicleLabel } from "@camber/domain/vehicle"
import type { CartLineProps } from "@camber/ui"
import { fitLineProps } from "../product-card/cardProps.ts"
import { parseVehicleLabel } from "./parseVehicleLabel.ts"
import { formatOptions, formatKitParts } from "../options/chosenTexts.ts"

/** What a line says about its fit once that is known. */
type Fit = Exclude<CartLineProps["fit"], "waiting" | undefined>

/** A line in the words of the screen; `plate` is the car that is selected today. */
export const cartLineProps = (line: CartLine, plate: VehicleLabel | null): Omit<CartLineProps, "delivery" | "onRemove" | "quantity"> => {
  const problem = problemOf(line)
  const addedFor = line.addedFor && parseVehicleLabel(line.addedFor.projectName)
  const isSameCar = addedFor !== null && addedFor.vehicle === plate?.vehicle && addedFor.engine === plate.engine
  const fit = line.fit ? todaysFit(line.fit, isSameCar ? null : plate) : undefined
  return {
    title: line.title,
    href: line.url,
    brand: line.brand,
    picture: { src: line.imageUrl, alt: "" },
    details: [
      ...formatOptions(line),
      line.skuVariantNumber,
      ...(line.quantity > 1 ? [`${formatCents(line.unitPrice)} each`] : []),
      ...(problem === undefined && line.availabilityText !== "" ? [line.availabilityText] : [])
    ],
    parts: formatKitParts(line),
    core: line.isPurchaseable && line.coreCharge > 0 ? formatCoreDeposit(line.quantity, line.coreCharge) : undefined,
    addedFor:
      line.addedFor && addedFor
        ? { ...plateProps(addedFor), label: labelThen(line.addedFor.verdict, isSameCar ? fit : undefined) }
        : undefined,
    fit,
    problem,
    changes: formatLineChanges(line),
    price: formatCents(line.lineTotal)
  }
}

/** What cannot be bought stays in the cart, says so and costs nothing. */
const problemOf = ({ isPurchaseable, availability }: CartLine): string | undefined => {
  if (isPurchaseable) return undefined
  return availability === "Discontinued" ? "This item is no longer sold." : NOT_AVAILABLE_TEXT
}

export const plateProps = ({ vehicle, engine }: VehicleLabel) => ({ vehicle, engine: engine ?? undefined })

/** What the answer was when the line was added; of the same car said only where it is another one today. */
const labelThen = (verdict: Verdict, today: Fit | undefined): string | undefined => {
  const { label } = getFitmentText(verdict)
  return label === today?.label ? undefined : label
}

/** The answer and its reason; the car is named where it is not the one that the line was added for. */
const todaysFit = (verdict: Verdict, otherCar: VehicleLabel | null): Fit => {
  const { tone, label } = fitLineProps(verdict, null, null)
  const why = [otherCar && `Your ${otherCar.vehicle}`, verdict.reason && `${formatReason(verdict.reason)}.`].filter((part) => part !== null)
  return { tone, label, why: why.length === 0 ? undefined : why.join(": ") }
}
