import type { OfferedEngine } from "./offeredEngine.ts"

type ClassicEngine = Omit<OfferedEngine, "make" | "model">
interface Years {
  readonly from: number
  readonly to: number
}

/** Liters per cubic inch. */
export const litersPerCubicInch = 0.016387064

/**
 * Splits an option into its parts: in 'SBC V8 350 LT-1', the lineage is SBC, the configuration V8, the sizes '350' and the qualifier
 * 'LT-1'.
 */
const layout = /^(?:(.*?)\s+)?(V8-60|V8|V6|I4|I6|H4|H6)\s+(.+)$/

const splitOption = (text: string): readonly [lineage: string, configuration: string, sizes: string] => {
  const found = layout.exec(text)
  if (found) return [found[1] ?? "", found[2] === "V8-60" ? "V8" : (found[2] ?? ""), found[3] ?? ""]
  if (text.startsWith("Slant Six ")) return ["Slant Six", "I6", text.slice(10)]
  if (text.startsWith("Rotary ")) return ["", "R2", text.slice(7)]
  if (text.startsWith("Boss ")) return ["Boss", "V8", text.slice(5)]
  throw new Error(`Invalid engine in the classics table: '${text}'`)
}

/** Returns the years in a note: '1970-1972', 'to 1966', 'from 1963', '1969 COPO'. If the note has none, returns all years of sale. */
const parseYears = (note: string, sold: Years): Years => {
  const range = /(\d{4})-(\d{4})/.exec(note)
  if (range) return { from: Number(range[1]), to: Number(range[2]) }
  const bound = /\b(to|from) (\d{4})/.exec(note)
  if (bound) return bound[1] === "to" ? { from: sold.from, to: Number(bound[2]) } : { from: Number(bound[2]), to: sold.to }
  const single = /\b(19\d\d)\b/.exec(note)
  return single ? { from: Number(single[1]), to: Number(single[1]) } : sold
}

/**
 * Converts one option of the classics table to its engines: 'BBC V8 396 / 402 (1968-1970)' is converted to two. The years in the note are
 * limited to the vehicle's years of sale.
 */
export const classicEngine = (option: string, sold: Years): ReadonlyArray<ClassicEngine> => {
  const [, text = option, note = ""] = /^(.*?)\s*(?:\((.*)\))?$/.exec(option) ?? []
  const [lineage, configuration, sizes] = splitOption(text)
  const { from, to } = parseYears(note, sold)
  const liters = /(\d\.\d)L/.exec(note)
  return sizes.split(" / ").map((size) => {
    const [, inches = "", qualifier = ""] = /^(\d+)(.*)$/.exec(size) ?? []
    return {
      from: Math.max(from, sold.from),
      to: Math.min(to, sold.to),
      configuration,
      cylinders: Number(configuration.slice(1)),
      liters: liters ? Number(liters[1]) : Math.round(Number(inches) * litersPerCubicInch * 10) / 10,
      cubicInches: Number(inches),
      name: qualifier.trim() === "" ? inches : `${inches}${qualifier}`,
      lineage
    }
  })
}
