import uPlot from "uplot"

/** Data of the line; the days are UTC. */
export interface DrawnLine {
  readonly days: ReadonlyArray<string>
  readonly values: ReadonlyArray<number | null>
  readonly limits: { readonly good: number; readonly poor: number }
  readonly textOf: (value: number) => string
}

const HEIGHT = 160
/** Space between a value and its line, and the same before it. */
const LABEL_GAP = 14

/**
 * Draws a line over days into an element in the tokens' colors, and updates it with the element's width and the page's theme. Returns the
 * cleanup function. Without a canvas it draws nothing: the table shows the same data.
 */
export const drawLine = (place: HTMLElement, { days, limits, textOf, values }: DrawnLine): (() => void) => {
  const ruler = document.createElement("canvas").getContext("2d")
  if (ruler === null) return () => {}
  const token = (name: string) => getComputedStyle(place).getPropertyValue(name).trim()
  const font = `12px ${token("--body")}`
  ruler.font = font
  const widest = (texts: ReadonlyArray<string>) => Math.ceil(Math.max(0, ...texts.map((text) => ruler.measureText(text).width)))
  const axis = { stroke: () => token("--ink-2"), font, grid: { stroke: () => token("--line"), width: 1 }, ticks: { show: false } }
  const limit = (name: string) => ({ stroke: () => token(name), width: 1, dash: [4, 4], points: { show: false } })
  const chart = new uPlot(
    {
      width: Math.max(1, place.clientWidth),
      height: HEIGHT,
      tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), "Etc/UTC"),
      legend: { show: false },
      cursor: { show: false },
      scales: { y: { range: (_, __, max) => [0, Math.max(max, limits.good * 1.1)] } },
      // Half of the last day's label extends beyond the last day.
      padding: [8, Math.ceil(widest(days.slice(-1).map((day) => dayOf(Date.parse(day) / 1000))) / 2), 0, 0],
      axes: [
        { ...axis, values: (_, marks) => marks.map(dayOf), space: 64, size: 28 },
        { ...axis, values: (_, marks) => marks.map(textOf), size: (_, texts) => widest(texts ?? []) + LABEL_GAP }
      ],
      series: [
        {},
        { stroke: () => token("--signal"), width: 2, points: { show: true, size: 5, fill: () => token("--signal") } },
        limit("--fit"),
        limit("--nofit")
      ]
    },
    [days.map((day) => Date.parse(day) / 1000), [...values], days.map(() => limits.good), days.map(() => limits.poor)],
    place
  )
  const width = new ResizeObserver(() => chart.setSize({ width: Math.max(1, place.clientWidth), height: HEIGHT }))
  width.observe(place)
  const theme = new MutationObserver(() => chart.redraw(false))
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] })
  return () => {
    width.disconnect()
    theme.disconnect()
    chart.destroy()
  }
}

const names = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" })
const dayOf = (seconds: number): string => names.format(seconds * 1000)
