import { FieldError, Link, ScrollBox } from "@camber/ui"
import { useId } from "react"

/** A number field of a SKU. `value` is the typed text. */
export interface OfferCell {
  readonly value: string
  readonly error?: string | undefined
  /** Whether the role may change it. */
  readonly canEdit: boolean
}

/** A SKU with its price and stock as typed. */
export interface OfferTableRow {
  readonly sku: string
  /** Null on the product's own page. */
  readonly title: string | null
  /** Page with all that staff can edit; null on that page itself. */
  readonly href: string | null
  /** Brand, options and other numbers. */
  readonly note: string
  readonly availability: string
  readonly regular: OfferCell
  readonly sale: OfferCell
  readonly count: OfferCell
  readonly isChanged: boolean
  /** Message about the change of someone else that was not overwritten; null if there was none. */
  readonly conflict: string | null
}

export interface OfferTableProps {
  readonly label: string
  readonly rows: ReadonlyArray<OfferTableRow>
  readonly onType: (sku: string, field: "regular" | "sale" | "count", text: string) => void
}

const heads = ["Part", "Regular price", "Sale price", "In stock", "Shoppers see"] as const

/** Renders SKUs with fields for price and stock. On a phone each SKU is a card. */
export const OfferTable = ({ label, onType, rows }: OfferTableProps) => (
  <ScrollBox label={label}>
    <table className="table table--staff table--offers">
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
        {rows.map((row) => (
          <Row key={row.sku} row={row} onType={onType} />
        ))}
      </tbody>
    </table>
  </ScrollBox>
)

const Row = ({
  onType,
  row: { availability, conflict, count, href, isChanged, note, regular, sale, sku, title }
}: Pick<OfferTableProps, "onType"> & { readonly row: OfferTableRow }) => {
  const id = useId()
  return (
    <tr className={isChanged ? "is-changed" : undefined}>
      <td data-head="Part">
        {href === null ? (
          <b>{sku}</b>
        ) : (
          <Link className="link" href={href}>
            {sku}
          </Link>
        )}
        {title !== null && <span className="offers__note">{title}</span>}
        <span className="offers__note">{note}</span>
        <FieldError id={id} error={conflict ?? undefined} />
      </td>
      <Cell head="Regular price" sku={sku} mode="decimal" cell={regular} onText={(text) => onType(sku, "regular", text)} />
      <Cell head="Sale price" sku={sku} mode="decimal" cell={sale} onText={(text) => onType(sku, "sale", text)} />
      <Cell head="In stock" sku={sku} mode="numeric" cell={count} onText={(text) => onType(sku, "count", text)} />
      <td data-head="Shoppers see">{availability}</td>
    </tr>
  )
}

interface CellProps {
  readonly head: (typeof heads)[number]
  readonly sku: string
  readonly mode: "decimal" | "numeric"
  readonly cell: OfferCell
  readonly onText: (text: string) => void
}

const Cell = ({ cell: { canEdit, error, value }, head, mode, onText, sku }: CellProps) => {
  const id = useId()
  return (
    <td data-head={head} className={error === undefined ? undefined : "field--error"}>
      {canEdit ? (
        <>
          <input
            className="input"
            inputMode={mode}
            autoComplete="off"
            maxLength={12}
            aria-label={`${head}: ${sku}`}
            aria-invalid={error !== undefined}
            aria-describedby={id}
            value={value}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
          />
          <FieldError id={id} error={error} />
        </>
      ) : (
        value || "–"
      )}
    </td>
  )
}
