import type { FitmentRow } from "@camber/domain/catalog"
import { ScrollBox } from "../../layout/scroll-box/ScrollBox.tsx"

export interface Specification {
  readonly name: string
  readonly value: string
}

/** Renders the names and values of a product. `label` is the table's name. */
export const SpecTable = ({ label, rows }: { readonly label: string; readonly rows: readonly Specification[] }) => (
  <table className="table table--spec" aria-label={label}>
    <tbody>
      {rows.map(({ name, value }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/**
 * Renders the fitments of a product, one statement per row, and marks the shopper's own car. A wide table scrolls sideways within its box.
 */
export const FitsTable = ({ rows }: { readonly rows: ReadonlyArray<Omit<FitmentRow, "source">> }) => (
  <ScrollBox label="What it fits">
    <table className="table table--fits" aria-label="What it fits">
      <thead>
        <tr>
          {["Years", "Make", "Model", "Engine", "Note"].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ years, make, models, engine, note, isYours }, index) => (
          <tr key={index} className={isYours ? "is-yours" : undefined}>
            <td>{years}</td>
            <td>{make}</td>
            <th scope="row">{models}</th>
            <td>{engine}</td>
            <td>{[isYours ? "Your vehicle." : "", note ?? ""].filter((text) => text !== "").join(" ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
)
