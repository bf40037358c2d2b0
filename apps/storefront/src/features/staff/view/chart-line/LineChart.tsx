import { useEffect, useRef } from "react"
import { ScrollBox } from "@camber/ui"

export interface LineChartProps {
  readonly title: string
  /** In a few words under the title. */
  readonly note?: string
  /** `YYYY-MM-DD`, the oldest first. */
  readonly days: ReadonlyArray<string>
  /** One a day; null where nothing was measured. */
  readonly values: ReadonlyArray<number | null>
  /** Values up to `good` are good, those above `poor` are poor; both are drawn across. */
  readonly limits: { readonly good: number; readonly poor: number }
  /** A value with its unit. */
  readonly textOf: (value: number) => string
}

/** How a figure went, day by day: drawn for the eye, and as a table for everybody. */
export const LineChart = ({ days, limits, note, textOf, title, values }: LineChartProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isHere = true
    let remove = () => {}
    // The library reads the browser's language as it loads, and refuses a tag that is none (ERR-11): the table says the same.
    import("./drawLine.ts").then(
      ({ drawLine }) => {
        if (isHere && place.current !== null) remove = drawLine(place.current, { days, values, limits, textOf })
      },
      (error: unknown) => console.error("The chart could not be drawn.", error)
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
