import { NOT_AVAILABLE_TEXT, findVariantInOptions } from "@camber/domain/catalog"
import { InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ChoiceFrame } from "./ChoiceFrame.tsx"
import { ChoiceOption } from "./ChoiceOption.tsx"
import { ChoiceStore, type VariantChooser } from "./ChoiceStore.ts"
import { VariantChoice } from "./VariantChoice.ts"

/** 'Choose options': the shopper selects each in place, and the summary shows the resulting variant (DRW-01 to DRW-06, DRW-10, DRW-11). */
export const VariantDrawer = observer(function VariantDrawer({ chooser }: { readonly chooser: VariantChooser }) {
  const choices = useStore(ChoiceStore)
  const { product, options, purpose } = chooser
  const [choice] = useState(() => new VariantChoice(options.indexOptions, options.variants, findVariantInOptions(product.productPageUrl)))
  const { chosen } = choice
  const isSold = purpose === "list" || (chosen?.isPurchaseable ?? options.isPurchaseable)
  return (
    <ChoiceFrame
      title="Choose options"
      purpose={purpose}
      product={chosen ? { ...product, imageUrl: chosen.imageUrl, price: chosen.pricing.salePriceString } : product}
      availabilityText={chosen?.availabilityText}
      isComplete={chosen !== null && isSold}
      onSubmit={() => chosen && void choices.addVariant(chooser, chosen.skuVariantNumber)}
    >
      {(isAsked) => (
        <>
          {choice.options.map((option, at) => (
            <ChoiceOption
              key={option.id}
              option={option}
              place="variant"
              purpose={purpose}
              isAsked={isAsked}
              isFirst={option === choice.firstOpen}
              onChoose={(value) => choice.choose(at, value)}
            />
          ))}
          {!isSold && <InlineAlert tone="bad">{NOT_AVAILABLE_TEXT}</InlineAlert>}
        </>
      )}
    </ChoiceFrame>
  )
})
