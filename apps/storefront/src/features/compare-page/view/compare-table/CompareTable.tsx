import type { ReactNode } from "react"
import {
  Button,
  Drawing,
  FitLineInline,
  type FitLineProps,
  Icon,
  IconButton,
  Link,
  type ImageSource,
  Price,
  Rating,
  ScrollBox
} from "@camber/ui"

export interface ComparedColumn {
  readonly key: string
  readonly title: string
  readonly href: string
  readonly brand: string
  readonly picture: ImageSource
  readonly price: ReactNode
  readonly strikeThrough?: string | undefined
  /** 'Save $20.00'. */
  readonly save?: string | undefined
  /** Unit of the price: each, pair, set. */
  readonly unit?: string | undefined
  readonly rating: number
  readonly reviewCount: number
  /** A pending fit keeps its space. */
  readonly fit?: Pick<FitLineProps, "tone" | "label"> | "waiting" | undefined
  /** 'In stock'. */
  readonly stock?: string | undefined
  /** 'Get it Tue, Nov 24 to 48226'; absent until a ZIP code is known. */
  readonly delivery?: string | undefined
  /** How the product meets the shopper's other parts; absent until known. */
  readonly meets?: ReactNode
  /** Add to Cart button. */
  readonly action: ReactNode
  /** Mark that distinguishes the column: 'This part'. */
  readonly mark?: string | undefined
  /** Removes the column; absent if the column is permanent. */
  readonly onRemove?: (() => void) | undefined
}

export interface ComparedRow {
  readonly label: string
  readonly cells: ReadonlyArray<{ readonly kind: "yes" | "no" | "notApplicable" | "text"; readonly text: string }>
}

export interface CompareTableProps {
  readonly label: string
  readonly columns: ReadonlyArray<ComparedColumn>
  readonly rows: ReadonlyArray<ComparedRow>
}

/**
 * Product comparison: a column per product, a row per label (CARD-26 to CARD-31). Heads and labels are sticky while the rest scrolls. The
 * box takes the focus, and the arrow keys scroll it.
 */
export const CompareTable = ({ columns, label, rows }: CompareTableProps) => (
  <ScrollBox label={label}>
    <table className="compare" aria-label={`${columns.length} products`}>
      <thead>
        <tr>
          <td aria-hidden="true" />
          {columns.map((column) => (
            <th key={column.key} scope="col" aria-label={[column.mark, column.title].filter(Boolean).join(": ")}>
              <Head column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.some(({ fit }) => fit !== undefined) && (
          <FactRow label="Fitment" columns={columns} cell={({ fit }) => <Fit fit={fit} />} />
        )}
        {columns.some(({ stock }) => stock !== undefined) && <FactRow label="Availability" columns={columns} cell={({ stock }) => stock} />}
        {columns.some(({ delivery }) => delivery !== undefined) && (
          <FactRow label="Delivery" columns={columns} cell={({ delivery }) => delivery} />
        )}
        {columns.some(({ meets }) => meets !== undefined) && (
          <FactRow label="Meets your parts" columns={columns} cell={({ meets }) => meets} />
        )}
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {row.cells.map((cell, at) => (
              <td key={columns[at]?.key} className={`compare__${cell.kind}`}>
                {cell.kind === "yes" && <Icon name="check" size={16} />}
                {cell.text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <FactRow label="Add to cart" columns={columns} cell={({ action }) => action} />
      </tfoot>
    </table>
  </ScrollBox>
)

const Fit = ({ fit }: Pick<ComparedColumn, "fit">) =>
  fit === "waiting" ? <span className="sk sk--fit" /> : fit && <FitLineInline {...fit} />

interface FactRowProps {
  readonly label: string
  readonly columns: ReadonlyArray<ComparedColumn>
  readonly cell: (column: ComparedColumn) => ReactNode
}

const FactRow = ({ cell, columns, label }: FactRowProps) => (
  <tr>
    <th scope="row">{label}</th>
    {columns.map((column) => (
      <td key={column.key}>{cell(column)}</td>
    ))}
  </tr>
)

const Head = ({ column }: { readonly column: ComparedColumn }) => (
  <div className="compare__head">
    {column.onRemove && <IconButton icon="x" label={`Remove ${column.title}`} className="compare__remove" onClick={column.onRemove} />}
    <Drawing picture={column.picture} size={124} priority="eager" />
    <div className="compare__what">
      <p className="card__brand">{[column.mark, column.brand].filter(Boolean).join(" · ")}</p>
      <Link href={column.href}>{column.title}</Link>
      <Rating rating={column.rating} reviewCount={column.reviewCount} />
      <Price price={column.price} strikeThrough={column.strikeThrough} />
      <p className="compare__save">
        {column.save && <b>{column.save}</b>}
        {column.save && column.unit && " · "}
        {column.unit}
      </p>
    </div>
  </div>
)

export interface CompareToolsProps {
  readonly onlyDifferences: boolean
  readonly onDifferences: (only: boolean) => void
  /** Number of equal rows. */
  readonly alike: number
}

/** Renders the switch that hides equal rows, and the number of hidden rows. */
export const CompareTools = ({ alike, onDifferences, onlyDifferences }: CompareToolsProps) => (
  <div className="compare__tools">
    <Button aria-pressed={onlyDifferences} onClick={() => onDifferences(!onlyDifferences)}>
      {onlyDifferences && <Icon name="check" size={16} />}
      Show only differences
    </Button>
    <p aria-live="polite">{onlyDifferences && alike > 0 ? `${alike} ${alike === 1 ? "row is" : "rows are"} the same` : ""}</p>
  </div>
)
