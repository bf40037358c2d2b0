import { type CartLine, type FitmentSnapshot, formatLineChanges, formatCoreDeposit } from "@camber/domain/cart"
import { NOT_AVAILABLE_TEXT } from "@camber/domain/catalog"
import { getFitmentText, formatReason, formatReasonForCar, type Verdict } from "@camber/domain/fitment"
import { formatCents } from "@camber/domain/money"
import type { VehicleLabel } from "@camber/domain/vehicle"
import type { CartLineProps } from "@camber/ui"
import { fitLineProps } from "../product-card/cardProps.ts"
import { formatOptions, formatKitParts } from "../options/partTexts.ts"

/** Parses the one-line name of a project into a vehicle label: the reverse of `projectName`. */
export const parseVehicleLabel = (name: string): VehicleLabel => {
  const [vehicle = name, ...engine] = name.split(" with ")
  return { vehicle, engine: engine.length === 0 ? null : engine.join(" with ") }
}

/** Loaded verdict of a line. */
type Fit = Exclude<CartLineProps["fit"], "waiting" | undefined>

/** Returns a line as display props; `plate` is the currently selected car. */
export const cartLineProps = (line: CartLine, plate: VehicleLabel | null): Omit<CartLineProps, "delivery" | "onRemove" | "quantity"> => {
  const problem = problemOf(line)
  const isSameCar = line.addedFor !== null && isSameLabel(parseVehicleLabel(line.addedFor.projectName), plate)
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
    addedFor: line.addedFor ? addedForProps(line.addedFor, plate, fit) : undefined,
    fit,
    problem,
    changes: formatLineChanges(line),
    price: formatCents(line.lineTotal)
  }
}

/** Unavailable items stay in the cart, are marked and cost nothing. */
const problemOf = ({ isPurchaseable, availability }: CartLine): string | undefined => {
  if (isPurchaseable) return undefined
  return availability === "Discontinued" ? "This item is no longer sold." : NOT_AVAILABLE_TEXT
}

export const plateProps = ({ vehicle, engine }: VehicleLabel) => ({ vehicle, engine: engine ?? undefined })

/** Returns the car that the line was added for. The selected car is named only if its verdict changed: the header names it on every page. */
const addedForProps = (added: FitmentSnapshot, plate: VehicleLabel | null, today: Fit | undefined): CartLineProps["addedFor"] => {
  const car = parseVehicleLabel(added.projectName)
  const isSelected = isSameLabel(car, plate)
  const label = labelThen(added.verdict, isSelected ? today : undefined)
  return isSelected && label === undefined ? undefined : { ...plateProps(car), label }
}

const isSameLabel = (one: VehicleLabel, other: VehicleLabel | null): boolean =>
  one.vehicle === other?.vehicle && one.engine === other.engine

/** Returns the verdict from the time of the add; undefined if it equals the current one. */
const labelThen = (verdict: Verdict, today: Fit | undefined): string | undefined => {
  const { label } = getFitmentText(verdict)
  return label === today?.label ? undefined : label
}

const formatWhy = (reason: Verdict["reason"], car: string | null): string | undefined => {
  if (reason === null) return car === null ? undefined : `For your ${car}.`
  return `${car === null ? formatReason(reason) : formatReasonForCar(reason, car)}.`
}

/** Returns the verdict with its reason. Names the car if it differs from the car that the line was added for. */
const todaysFit = (verdict: Verdict, otherCar: VehicleLabel | null): Fit => {
  const { tone, label } = fitLineProps(verdict, null, null)
  return { tone, label, why: formatWhy(verdict.reason, otherCar?.vehicle ?? null) }
}
