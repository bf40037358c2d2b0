import { formatShort, type Plot, withUnit, type Result } from "@camber/domain/calculators"
import type { CalculatorPlotProps, PlotAxis } from "./view/calculator-plot/CalculatorPlot.tsx"
import type { CalculatorFigure } from "./view/calculator-results/CalculatorResults.tsx"

/** Approximate number of ticks of an axis. */
const TICKS = 4

/** Returns round numbers within a range: 1, 2 or 5 times a power of ten apart. */
export const getTicks = (from: number, to: number): ReadonlyArray<number> => {
  const raw = (to - from) / TICKS
  if (!(raw > 0)) return [from]
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = ([1, 2, 5].find((factor) => factor * power >= raw) ?? 10) * power
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step)
}

const format = (value: number): string => formatShort(Number(value.toPrecision(4)))

const toAxis = ({ from, label, to, unit }: Plot["x"]): PlotAxis => ({
  from,
  to,
  title: unit === "" ? label : `${label}, ${unit}`,
  ticks: getTicks(from, to).map((at) => ({ at, text: format(at) }))
})

/** Returns the texts of a plot, with its first and last point as the description. */
export const toPlotProps = ({ current, points, x, y }: Plot): CalculatorPlotProps => {
  const describe = (point: Plot["current"]) => `${withUnit(format(point.y), y.unit)} at ${withUnit(format(point.x), x.unit)}`
  return {
    x: toAxis(x),
    y: toAxis(y),
    points,
    current,
    description: `${y.label} by ${x.label}: ${describe(points[0]!)}, ${describe(current)}, ${describe(points.at(-1)!)}`
  }
}

/** Returns the texts of results. A percent sign and an AN size belong to the number. */
export const toFigures = (results: ReadonlyArray<Result>): ReadonlyArray<CalculatorFigure> =>
  results.map(({ name, output: { label, none, note, unit }, text }) => ({
    name,
    label,
    text: text === null ? null : unit === "%" ? `${text}%` : unit === "AN" ? `AN-${text}` : text,
    unit: unit === "%" || unit === "AN" ? "" : unit,
    none: none ?? "Not possible with these figures",
    note
  }))
