import type { FitmentRow } from "@camber/domain/catalog"
import { ScrollBox } from "../../layout/scroll-box/ScrollBox.tsx"

/** Renders the fitments of a product, one statement per row, and marks the shopper's own car. Scrolls sideways in its own box. */
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
