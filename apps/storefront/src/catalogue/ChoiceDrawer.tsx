import { Button, ProductSummary } from "@camber/ui"
import { Drawer } from "@camber/ui/overlays"
import "@camber/ui/overlays.css"
import { observer } from "mobx-react-lite"
import { useRef } from "react"
import { useStore } from "../composition/StoreContext.ts"
import { ChoiceStore } from "./ChoiceStore.ts"
import { KitOptions } from "./KitOptions.tsx"
import { useFocusOpenOption } from "./useFocusOpenOption.ts"
import { VariantOptions } from "./VariantOptions.tsx"

/** 'Choose options' of a product with variants (DRW-01 to DRW-06), 'Build your Kit' of a kit (ATC-18). */
export default observer(function ChoiceDrawer() {
  const choices = useStore(ChoiceStore)
  const { asked, chooser } = choices
  const content = useRef<HTMLDivElement>(null)
  useFocusOpenOption(content, asked)
  if (chooser === null) return null
  const { product } = chooser
  const chosen = chooser.kind === "variant" ? chooser.choice.chosen : null
  return (
    <Drawer
      open={choices.isOpen}
      onClose={() => choices.close()}
      title={chooser.kind === "kit" ? "Build your Kit" : "Choose options"}
      view={chooser.kind}
      width="wide"
      footer={
        <Button
          variant="primary"
          size="large"
          block
          busy={choices.isBusy(product.skuBaseNumber)}
          aria-disabled={!choices.canSubmit}
          onClick={() => void choices.submit()}
        >
          Add to Cart
        </Button>
      }
    >
      <div className="choosing" ref={content}>
        <ProductSummary
          title={product.title}
          brand={product.brand}
          picture={{ src: chosen?.imageUrl ?? product.imageUrl, alt: "" }}
          price={chosen?.salePriceString ?? product.price}
        >
          {chosen?.availabilityText}
        </ProductSummary>
        {chooser.kind === "kit" ? (
          <KitOptions kit={chooser.kit} isAsked={asked > 0} />
        ) : (
          <VariantOptions chooser={chooser} isAsked={asked > 0} />
        )}
      </div>
    </Drawer>
  )
})
