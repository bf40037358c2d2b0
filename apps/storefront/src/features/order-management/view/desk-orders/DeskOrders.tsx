import { Link } from "@camber/ui"
import { DeskState, type DeskStateProps } from "../desk-state/DeskState.tsx"

export interface DeskOrdersRow {
  readonly number: string
  readonly href: string
  readonly placed: string
  readonly name: string
  readonly email: string
  readonly place: string
  /** Size of the order: '2 lines, 3 pieces'. */
  readonly amount: string
  /** Car of the order. */
  readonly car: string | null
  readonly total: string
  /** Refunded part of the total: '$40.00 refunded'. */
  readonly back: string | null
  readonly money: DeskStateProps
  readonly state: DeskStateProps
  /** State of its returns: 'Return waiting'. */
  readonly returns: string | null
}

export interface DeskOrdersProps {
  readonly rows: ReadonlyArray<DeskOrdersRow>
}

const heads = ["Order", "Placed", "Customer", "Ship to", "Items", "Total", "Payment", "Status"]

/** Orders as a table; a phone renders each as a card. */
export const DeskOrders = ({ rows }: DeskOrdersProps) => (
  <table className="dorders" aria-label="Orders">
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col" className={head === "Total" ? "dorders__sum" : undefined}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.number}>
          <td className="dorders__no">
            <Link href={row.href} aria-label={row.number}>
              <span>{row.number.slice(0, -4)}</span>
              <b>{row.number.slice(-4)}</b>
            </Link>
          </td>
          <td className="dorders__when">{row.placed}</td>
          <td className="dorders__who">
            {row.name || "No name"}
            <small>{row.email}</small>
          </td>
          <td className="dorders__place">{row.place}</td>
          <td className="dorders__what">
            {row.amount}
            {row.car !== null && <small>{row.car}</small>}
          </td>
          <td className="dorders__sum">
            {row.total}
            {row.back !== null && <small>{row.back}</small>}
          </td>
          <td className="dorders__money">
            <DeskState {...row.money} />
          </td>
          <td className="dorders__state">
            <DeskState {...row.state} />
            {row.returns !== null && <small>{row.returns}</small>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
