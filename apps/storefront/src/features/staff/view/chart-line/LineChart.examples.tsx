import type { Examples } from "@camber/ui/examples/Examples.ts"
import { LineChart } from "./LineChart.tsx"

const days = Array.from({ length: 28 }, (_, index) => new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10))
const limits = { good: 2500, poor: 4000 }
const textOf = (millis: number) => `${(millis / 1000).toFixed(1)} s`

export const examples: Examples = {
  "A month": (
    <LineChart
      title="LCP"
      note="Largest Contentful Paint, 1,204 page loads"
      days={days}
      limits={limits}
      textOf={textOf}
      values={days.map((_, index) => (index === 9 ? null : 1400 + 900 * Math.abs(Math.sin(index / 3))))}
    />
  ),
  "Nothing measured": <LineChart title="INP" days={days} limits={limits} textOf={textOf} values={days.map(() => null)} />
}
