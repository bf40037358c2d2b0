import { useEffect, useRef } from "react"
import { ScrollBox } from "@camber/ui"
import { loadDrawLine } from "./loadDrawLine.ts"

export interface LineChartProps {
  readonly title: string
  /** Short note below the title. */
  readonly note?: string
  /** `YYYY-MM-DD`, the oldest first. */
  readonly days: ReadonlyArray<string>
  /** One per day; null without measurements. */
  readonly values: ReadonlyArray<number | null>
  /** Values up to `good` are good, values above `poor` are poor; both limits are drawn as lines. */
  readonly limits: { readonly good: number; readonly poor: number }
  /** A value with its unit. */
  readonly textOf: (value: number) => string
}

/** Renders a value by day: as a line, and as a table for screen readers. */
export const LineChart = ({ days, limits, note, textOf, title, values }: LineChartProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isHere = true
    let remove = () => {}
    loadDrawLine().then(
      ({ drawLine }) => {
        if (isHere && place.current !== null) remove = drawLine(place.current, { days, values, limits, textOf })
      },
      // The table shows the same data.
      (error: unknown) => console.error("Failed to render the chart.", error)
    )
    return () => {
      isHere = false
      remove()
    }
  }, [days, values, limits, textOf])
  const last = values.findLast((value) => value !== null)
  return (
    <figure className="chart">
      <figcaption>
        <b>{title}</b>
        {note !== undefined && <span>{note}</span>}
        <strong>{last === undefined || last === null ? "no data" : textOf(last)}</strong>
      </figcaption>
      <div ref={place} className="chart__plot" aria-hidden="true" />
      <details>
        <summary>As a table</summary>
        <ScrollBox label={`${title} by day`}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">{title}</th>
              </tr>
            </thead>
            <tbody>
              {days.map((day, index) => {
                const value = values[index] ?? null
                return (
                  <tr key={day}>
                    <th scope="row">{day}</th>
                    <td>{value === null ? "–" : textOf(value)}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </ScrollBox>
      </details>
    </figure>
  )
}
