import type { ComparedMeasurement } from "@camber/domain/catalog"
import { classNames, VisuallyHidden } from "@camber/ui"

/** Lists the compared values: the part's, the car's, and whether they match. */
export const FitChecks = ({ measures }: { readonly measures: ReadonlyArray<ComparedMeasurement> }) => (
  <table className="checks">
    <thead>
      <tr>
        <th scope="col">Checked</th>
        <th scope="col">This part</th>
        <th scope="col">Your car</th>
      </tr>
    </thead>
    <tbody>
      {measures.map(({ name, part, car, agrees }) => (
        <tr key={name} className={classNames(!agrees && "checks--differs")}>
          <th scope="row">{name}</th>
          <td>{part}</td>
          <td>
            <b aria-hidden="true">{agrees ? "=" : "≠"}</b>
            <VisuallyHidden>{agrees ? "the same:" : "different:"}</VisuallyHidden> {car}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
