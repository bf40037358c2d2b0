import { hadFitGuarantee } from "../../vehicles/fitment/fitGuarantee.ts"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import { formatReason } from "../../vehicles/fitment/formatReason.ts"
import { getFitmentText } from "../../vehicles/fitment/text.ts"
import type { returnReasons } from "./rules.ts"

/** The car that a line was chosen for, and what the shop said of its fit then. */
interface Told {
  readonly projectName: string
  readonly verdict: Pick<Verdict, "fitment" | "prompt" | "reason">
}

/** What an order prints of a line's fit: the answer of the day it was chosen, for which car and why. */
export interface FitAtPurchase {
  readonly car: string
  /** 'Guaranteed To Fit' */
  readonly label: string
  readonly tone: "positive" | "neutral" | "warning" | "negative"
  /** A sentence without its full stop; null where nothing decided. */
  readonly why: string | null
  /** The fit promise in a sentence of its own; null where none was given. */
  readonly promise: string | null
}

/** What is printed of a line's fit; null where it was chosen for no car, and so nothing was said. */
export const getFitAtPurchase = (addedFor: Told | null): FitAtPurchase | null => {
  if (addedFor === null) return null
  const { projectName: car, verdict } = addedFor
  const { label, tone } = getFitmentText(verdict)
  const why = verdict.reason === null ? null : formatReason(verdict.reason)
  return { car, label, tone, why, promise: hadFitGuarantee(addedFor) ? PROMISE : null }
}

/** What the shop does where a part does not fit that was guaranteed to. */
const PROMISE = "If it doesn't fit, return it free."

/** The same of a line in one line of plain text, as mail has it: 'For your 1969 Chevrolet Camaro: Guaranteed To Fit. If …' */
export const formatFitAtPurchase = (addedFor: Told | null): string | null => {
  const then = getFitAtPurchase(addedFor)
  return then && [`For your ${then.car}: ${then.label}.`, ...(then.promise === null ? [] : [then.promise])].join(" ")
}

interface SoldLine {
  readonly ordinality: number
  readonly addedFor: Told | null
}

interface Back {
  readonly reason: (typeof returnReasons)[number]
  readonly lines: ReadonlyArray<{ readonly ordinality: number; readonly kind: "goods" | "core" }>
}

/**
 * The cars for which a return comes back free: those that parts in it were guaranteed to fit and did not, each once. Empty where the shopper pays
 * its way; one such part makes the whole box free. An old part that goes back for its deposit was promised nothing.
 */
export const getFreeReturnVehicles = (lines: ReadonlyArray<SoldLine>, back: Back): ReadonlyArray<string> => {
  if (back.reason !== "does-not-fit") return []
  const cars = back.lines.flatMap(({ kind, ordinality }) => {
    const addedFor = lines.find((line) => line.ordinality === ordinality)?.addedFor ?? null
    return kind === "goods" && addedFor !== null && hadFitGuarantee(addedFor) ? [addedFor.projectName] : []
  })
  return [...new Set(cars)]
}

/** Why a return costs its customer nothing; null where it does. */
export const formatFreeReturn = (lines: ReadonlyArray<SoldLine>, back: Back): string | null => {
  const cars = getFreeReturnVehicles(lines, back)
  return cars.length === 0 ? null : `Free return: it was guaranteed to fit your ${cars.join(" and your ")}.`
}
