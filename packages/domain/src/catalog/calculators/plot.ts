import type { Calculator, Numbers } from "./model.ts"

/** A curve of one output over one input, with the other inputs fixed. */
export interface Plot {
  readonly x: { readonly label: string; readonly unit: string; readonly from: number; readonly to: number }
  readonly y: { readonly label: string; readonly unit: string; readonly from: number; readonly to: number }
  /** Points in order of x. */
  readonly points: ReadonlyArray<{ readonly x: number; readonly y: number }>
  /** The current inputs and result. */
  readonly current: { readonly x: number; readonly y: number }
}

const STEPS = 40

/** Computes the plot from half to one and a half times the current input, within its limits. Null without a curve. */
export const createPlot = ({ compute, inputs, outputs, plot }: Calculator, values: Numbers): Plot | null => {
  if (plot === undefined) return null
  const [x, y] = [inputs[plot.x]!, outputs[plot.y]!]
  const now = values[plot.x]!
  const reach = Math.max(Math.abs(now), (x.most - x.least) / 10) / 2
  const [from, to] = [Math.max(x.least, now - reach), Math.min(x.most, now + reach)]
  const toPoint = (at: number) => ({ x: at, y: compute({ ...values, [plot.x]: at })[plot.y]! })
  const points = Array.from({ length: STEPS + 1 }, (_, index) => toPoint(from + ((to - from) * index) / STEPS)).filter((point) =>
    Number.isFinite(point.y)
  )
  const current = toPoint(now)
  if (points.length < 2 || !Number.isFinite(current.y)) return null
  const heights = points.map((point) => point.y)
  return {
    x: { label: x.label, unit: x.unit, from, to },
    y: { label: y.label, unit: y.unit, from: Math.min(...heights, current.y), to: Math.max(...heights, current.y) },
    points,
    current
  }
}
