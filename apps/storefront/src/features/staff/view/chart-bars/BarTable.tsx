export interface Bar {
  readonly label: string
  readonly value: number
  /** Shown beside the number, for example its share of the previous bar. */
  readonly note?: string | undefined
}

export interface BarTableProps {
  readonly title: string
  /** Header of the numbers. */
  readonly unit: string
  readonly bars: ReadonlyArray<Bar>
}

/** Renders a table of numbers with a bar each; the longest bar fills the space. */
export const BarTable = ({ bars, title, unit }: BarTableProps) => {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <table className="table bartable">
      <caption>{title}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {bars.length === 0 && (
          <tr>
            <td colSpan={2}>Nothing yet</td>
          </tr>
        )}
        {bars.map(({ label, note, value }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <meter min={0} max={most} value={value} aria-hidden="true" />
            </th>
            <td>
              <b>{value.toLocaleString("en-US")}</b>
              {note !== undefined && <span> {note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
