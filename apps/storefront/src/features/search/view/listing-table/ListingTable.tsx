import { Button, FitLineInline, Link, Price, type ProductCardProps, ScrollBox, TitleText, VisuallyHidden } from "@camber/ui"
import { type ReactNode, useId, useState } from "react"

export interface TableRow extends Pick<ProductCardProps, "product" | "href" | "image" | "price" | "isFrom" | "stock" | "action"> {
  /** The SKU that the comparison receives. */
  readonly sku: string
  readonly fit?: Pick<NonNullable<ProductCardProps["fit"]>, "tone" | "label"> | undefined
  /** Its values in the columns; null: missing. */
  readonly measures: ReadonlyArray<string | null>
}

export interface ListingTableProps {
  /** The subject of the table: 'Brake Pads'. */
  readonly label: string
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<TableRow>
  /** Address of the comparison page, which accepts `skus`. */
  readonly compareAction: string
  /** Maximum number of compared parts. */
  readonly mostCompared: number
  /** With scripts: called in place of submitting the form. */
  readonly onCompare?: (skus: ReadonlyArray<string>) => void
}

/**
 * Renders parts as rows with their deciding facts as columns. Ticked parts are compared by a separate form, so that it works without
 * scripts. The buttons of the rows are forms too, and forms cannot be nested.
 */
export const ListingTable = ({ columns, compareAction, label, mostCompared, onCompare, rows }: ListingTableProps) => {
  const form = useId()
  const [chosen, setChosen] = useState<ReadonlyArray<string>>([])
  const toggle = (sku: string, isChosen: boolean) => setChosen(isChosen ? [...chosen, sku] : chosen.filter((other) => other !== sku))
  return (
    <>
      <ScrollBox label={label}>
        <table className="table ltable" aria-label={label}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Compare</VisuallyHidden>
              </th>
              <th scope="col">Part</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">Fit</th>
              <th scope="col">Availability</th>
              <th scope="col">Price</th>
              <th scope="col">
                <VisuallyHidden>Add to Cart</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.href}
                row={row}
                columns={columns}
                box={
                  <input
                    type="checkbox"
                    form={form}
                    name="skus"
                    value={row.sku}
                    aria-label={`Compare: ${row.product.displayTitle}`}
                    disabled={chosen.length >= mostCompared && !chosen.includes(row.sku)}
                    onChange={({ currentTarget }) => toggle(row.sku, currentTarget.checked)}
                  />
                }
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <form
        id={form}
        className="ltable__compare"
        action={compareAction}
        onSubmit={(event) => {
          if (onCompare === undefined || chosen.length === 0) return
          event.preventDefault()
          onCompare(chosen)
        }}
      >
        <p aria-live="polite">
          {chosen.length === 0 ? `Check up to ${mostCompared} parts to compare them.` : `${chosen.length} to compare`}
        </p>
        <Button type="submit">Show Differences</Button>
      </form>
    </>
  )
}

interface RowProps {
  readonly row: TableRow
  readonly columns: ReadonlyArray<string>
  readonly box: ReactNode
}

const Row = ({ box, columns, row: { action, fit, href, image, isFrom, measures, price, product, stock } }: RowProps) => {
  const [lead = "", ...rest] = product.displayTitle.split(", ")
  return (
    <tr>
      <td>
        <label className="ltable__box">{box}</label>
      </td>
      <th scope="row">
        <span className="sheet">
          <img src={image.src} alt="" width={56} height={42} loading="lazy" decoding="async" />
        </span>
        <Link href={href}>
          <b>
            <TitleText text={lead} />
          </b>
          {rest.length > 0 && <VisuallyHidden>, {rest.join(", ")}</VisuallyHidden>}
        </Link>
        <small>
          {product.brand}
          {product.reviewCount > 0 && ` · ${product.rating.toFixed(1)} (${product.reviewCount})`}
        </small>
      </th>
      {measures.map((measure, index) => (
        <td key={columns[index]}>{measure ?? <span className="mute">-</span>}</td>
      ))}
      <td>{fit !== undefined && <FitLineInline {...fit} />}</td>
      <td>
        <span className={`stock stock--${stock.tone}`}>{stock.text}</span>
      </td>
      <td>
        <Price price={price} isFrom={isFrom} />
      </td>
      <td>{action}</td>
    </tr>
  )
}
