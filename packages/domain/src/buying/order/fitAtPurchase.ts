import { hadFitGuarantee } from "../../vehicles/fitment/fitClass.ts"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import { formatReason } from "../../vehicles/fitment/formatReason.ts"
import { type FitmentTone, getFitmentText } from "../../vehicles/fitment/text.ts"
import type { returnReasons } from "./rules.ts"

/** Vehicle that a line was chosen for, with the fitment verdict at that time. */
interface PurchasedFit {
  readonly projectName: string
  readonly verdict: Pick<Verdict, "fitment" | "prompt" | "reason">
}

/** Fitment of an order line at the time of purchase, for display. */
export interface FitAtPurchase {
  readonly car: string
  /** 'Guaranteed To Fit' */
  readonly label: string
  readonly tone: FitmentTone
  /** Reason as a sentence without a period; null if there is none. */
  readonly why: string | null
  /** The fit guarantee as a sentence; null if none was given. */
  readonly promise: string | null
}

/** Returns the displayed fitment of a line; null if no vehicle was selected. */
export const getFitAtPurchase = (addedFor: PurchasedFit | null): FitAtPurchase | null => {
  if (addedFor === null) return null
  const { projectName: car, verdict } = addedFor
  const { label, tone } = getFitmentText(verdict)
  const why = verdict.reason === null ? null : formatReason(verdict.reason)
  return { car, label, tone, why, promise: hadFitGuarantee(addedFor) ? PROMISE : null }
}

/** Text of the fit guarantee. */
const PROMISE = "If it doesn't fit, return it free."

/** Formats the fitment as one line of plain text for mail: 'For your 1969 Chevrolet Camaro: Guaranteed To Fit. If …' */
export const formatFitAtPurchase = (addedFor: PurchasedFit | null): string | null => {
  const fit = getFitAtPurchase(addedFor)
  return fit && [`For your ${fit.car}: ${fit.label}.`, ...(fit.promise === null ? [] : [fit.promise])].join(" ")
}

interface SoldLine {
  readonly ordinality: number
  readonly addedFor: PurchasedFit | null
}

interface ReturnedItems {
  readonly reason: (typeof returnReasons)[number]
  readonly lines: ReadonlyArray<{ readonly ordinality: number; readonly kind: "goods" | "core" }>
}

/**
 * Lists the vehicles that make a return free: the vehicles that returned parts were guaranteed to fit but do not, each once.
 *
 * One such part makes the whole package free. Cores have no guarantee. An empty list means that the shopper pays for shipping.
 */
export const getFreeReturnVehicles = (lines: ReadonlyArray<SoldLine>, returned: ReturnedItems): ReadonlyArray<string> => {
  if (returned.reason !== "does-not-fit") return []
  const cars = returned.lines.flatMap(({ kind, ordinality }) => {
    const addedFor = lines.find((line) => line.ordinality === ordinality)?.addedFor ?? null
    return kind === "goods" && addedFor !== null && hadFitGuarantee(addedFor) ? [addedFor.projectName] : []
  })
  return [...new Set(cars)]
}

/** Explains why a return is free; null if the shopper pays for the return. */
export const formatFreeReturn = (lines: ReadonlyArray<SoldLine>, returned: ReturnedItems): string | null => {
  const cars = getFreeReturnVehicles(lines, returned)
  return cars.length === 0 ? null : `Free return: it was guaranteed to fit your ${cars.join(" and your ")}.`
}
