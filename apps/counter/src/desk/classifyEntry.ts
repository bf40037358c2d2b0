import { parseVin } from "@camber/domain/vehicle"
import type { Task } from "./tasks.ts"

/** Digits as people write phone and order numbers. */
const NUMBER = /^[\d\s().+-]+$/

/**
 * Returns what a text on the call screen asks for: a VIN adds the car; an email address, at least four digits, or a text after `#` finds the
 * caller; anything else finds a car or parts.
 */
export const classifyEntry = (text: string): Task | null => {
  const entry = text.trim()
  if (entry === "" || entry === "#") return null
  if (entry.startsWith("#")) return { _tag: "FindCaller", text: entry.slice(1).trim() }
  if (isVin(entry)) return { _tag: "AddCarByVin", vin: entry }
  if (entry.includes("@")) return { _tag: "FindCaller", text: entry }
  if (NUMBER.test(entry) && entry.replaceAll(/\D/g, "").length >= 4) return { _tag: "FindCaller", text: entry }
  return { _tag: "FindParts", text: entry, showsAll: false }
}

/** A mistyped VIN counts too, so that the shop can say what is wrong with it. */
const isVin = (text: string): boolean => /\d/.test(text) && ["Vin", "CheckDigit", "OtherMarket"].includes(parseVin(text)._tag)
