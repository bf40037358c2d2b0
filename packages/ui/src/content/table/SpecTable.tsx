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
