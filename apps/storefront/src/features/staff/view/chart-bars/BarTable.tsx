export interface Bar {
  readonly label: string
  readonly value: number
  /** Beside the number, for instance the share of the bar before. */
  readonly note?: string | undefined
}

export interface BarTableProps {
  readonly title: string
  /** Head of the numbers. */
  readonly unit: string
  readonly bars: ReadonlyArray<Bar>
}

/** Numbers with a bar each, the longest as long as there is room: a table that can be seen at a glance. */
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
