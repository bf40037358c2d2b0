import type { ReactNode } from "react"
import { ScrollBox } from "@camber/ui"

export interface StaffTableProps {
  readonly label: string
  readonly heads: ReadonlyArray<string>
  /** One cell per header; visitors' text is plain text. */
  readonly rows: ReadonlyArray<{ readonly key: string; readonly cells: ReadonlyArray<ReactNode> }>
  /** Content shown without rows. */
  readonly empty: string
}

/**
 * Renders a staff list: one row per entry, the newest first. Scrolls sideways in its own box; on a phone each row is a card with its
 * headers above its cells.
 */
export const StaffTable = ({ empty, heads, label, rows }: StaffTableProps) =>
  rows.length === 0 ? (
    <p className="staff__empty">{empty}</p>
  ) : (
    <ScrollBox label={label}>
      <table className="table table--staff">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, key }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={heads[index]} data-head={heads[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
