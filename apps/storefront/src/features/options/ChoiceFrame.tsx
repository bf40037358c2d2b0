import { Button, ProductSummary, VisuallyHidden } from "@camber/ui"
import { Drawer } from "@camber/ui/overlays"
import { observer } from "mobx-react-lite"
import { type ReactNode, useRef, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { PersonalPrice } from "../account/PersonalPrice.tsx"
import { type ChoicePurpose, ChoiceStore, type OfferedProduct } from "./ChoiceStore.ts"
import { useFocusOpenOption } from "./useFocusOpenOption.ts"

export interface ChoiceFrameProps {
  readonly title: string
  readonly product: OfferedProduct
  readonly purpose: ChoicePurpose
  /** Availability of the selected variant; announced with its price when it appears or changes. */
  readonly availabilityText?: string | undefined
  /** Whether every option is selected and, for the cart, the variant is buyable (DRW-03, DRW-09). */
  readonly isComplete: boolean
  readonly onSubmit: () => void
  /** Options to select. `isAsked` is true after a premature click, to mark open options (ATC-14). */
  readonly children: (isAsked: boolean) => ReactNode
}

/** The drawer around a choice: the product at its head, and at its foot a button that is busy during the add (DRW-01, DRW-02). */
export const ChoiceFrame = observer(function ChoiceFrame({ product, purpose, isComplete, onSubmit, ...props }: ChoiceFrameProps) {
  const choices = useStore(ChoiceStore)
  const content = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(0)
  useFocusOpenOption(content, asked)
  return (
    <Drawer
      open={choices.isOpen}
      onClose={() => choices.close()}
      title={props.title}
      width="wide"
      footer={
        <Button
          variant="primary"
          size="large"
          block
          busy={choices.isBusy(product.skuBaseNumber)}
          aria-disabled={!isComplete}
          onClick={() => (isComplete ? onSubmit() : setAsked(asked + 1))}
        >
          {purpose === "list" ? "Add to List" : "Add to Cart"}
        </Button>
      }
    >
      <div className="choosing" ref={content}>
        <ProductSummary
          title={product.title}
          brand={product.brand}
          picture={{ src: product.imageUrl, alt: "" }}
          price={<PersonalPrice price={product.price} />}
        >
          {props.availabilityText}
        </ProductSummary>
        <div aria-live="polite">
          {props.availabilityText !== undefined && <VisuallyHidden>{`${product.price}, ${props.availabilityText}`}</VisuallyHidden>}
        </div>
        {props.children(asked > 0)}
      </div>
    </Drawer>
  )
})
