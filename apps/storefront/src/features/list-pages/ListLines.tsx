import type { Quantity } from "@camber/domain/catalog"
import { type ListArticle, listKey, type ListProduct, type PartsList } from "@camber/domain/lists"
import { Button, CartLine } from "@camber/ui"
import { QuantityField } from "../cart/QuantityField.tsx"
import { articleLineProps, fitByCar, productLineProps } from "./listLineProps.ts"
import type { ListFits, ListVerdicts } from "./useListFits.ts"
import { ListAddButton } from "./ListAddButton.tsx"

export interface ListLinesProps {
  readonly list: PartsList
  readonly fits: ListFits | null
  /** Verdicts for the visitor's car, shown beside those for the list's car. */
  readonly ownVerdicts?: ListVerdicts | undefined
  /** Returns the note for a product with an unsent change. */
  readonly waiting?: (skuBaseNumber: string) => string | undefined
  /** The owner's actions for each line; absent for a shared list. */
  readonly keeping?: {
    readonly onQuantity: (product: ListProduct, quantity: Quantity) => void
    readonly onMove: (line: ListLine) => void
    readonly onRemove: (line: ListLine) => void
  }
}
export type ListLine = { readonly product: ListProduct } | { readonly article: ListArticle }

/** Products of a list, followed by its articles. */
export const ListLines = ({ list: { articles, products }, fits, ownVerdicts, waiting, keeping }: ListLinesProps) => (
  <ul aria-label="In this list">
    {products.map((product) => (
      <CartLine
        key={listKey(product)}
        {...productLineProps(product, fits, keeping !== undefined)}
        fitByCar={ownVerdicts && fits ? fitByCar(product, fits, ownVerdicts) : undefined}
        waiting={waiting?.(product.skuBaseNumber)}
        quantity={
          keeping && (
            <QuantityField
              label={`Quantity of ${product.title}`}
              size="small"
              value={product.quantity}
              onChange={(quantity) => keeping.onQuantity(product, quantity)}
            />
          )
        }
        actions={
          <>
            <ListAddButton product={product} />
            {keeping && <MoveButton title={product.title} onPress={() => keeping.onMove({ product })} />}
          </>
        }
        onRemove={keeping && (() => keeping.onRemove({ product }))}
      />
    ))}
    {articles.map((article) => (
      <CartLine
        key={article.id}
        {...articleLineProps(article)}
        actions={keeping && <MoveButton title={article.title} onPress={() => keeping.onMove({ article })} />}
        onRemove={keeping && (() => keeping.onRemove({ article }))}
      />
    ))}
  </ul>
)

const MoveButton = ({ title, onPress }: { readonly title: string; readonly onPress: () => void }) => (
  <Button variant="ghost" size="small" aria-label={`Move ${title} to another list`} onClick={onPress}>
    Move
  </Button>
)
