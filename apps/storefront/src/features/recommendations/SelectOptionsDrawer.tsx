import "@camber/ui/overlays.css"
import type { ProductChoices } from "@camber/domain/catalog"
import { Button, ProductSummary } from "@camber/ui"
import { Drawer } from "@camber/ui/overlays"
import { observer } from "mobx-react-lite"
import { useRef, useState } from "react"
import { getImageUrl } from "../../foundation/page/images.ts"
import { PersonalPrice } from "../account/PersonalPrice.tsx"
import { ChoiceOption } from "../options/ChoiceOption.tsx"
import { useFocusOpenOption } from "../options/useFocusOpenOption.ts"
import { VariantChoice } from "../options/VariantChoice.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import type { MultiAddStore } from "./MultiAddStore.ts"

export interface SelectOptionsDrawerProps {
  readonly store: MultiAddStore
  readonly choices: ReadonlyArray<ProductChoices>
}

interface Pick {
  readonly product: ProductChoices
  readonly choice: VariantChoice
}

/** Renders 'Select options': the choices of the selected products before all of them are added (ATC-20, ATC-36 to ATC-38). */
export default observer(function SelectOptionsDrawer({ choices, store }: SelectOptionsDrawerProps) {
  const { project } = useStore(ProjectStore)
  const content = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(0)
  const [picks] = useState(() =>
    choices.map((product): Pick => ({ product, choice: new VariantChoice(product.indexOptions, product.variants) }))
  )
  useFocusOpenOption(content, asked)
  const submit = async () => {
    if (picks.some(({ choice }) => choice.chosen === null)) return setAsked(asked + 1)
    for (const { choice, product } of picks) if (choice.chosen) await store.choose(product.skuBaseNumber, choice.chosen.skuVariantNumber)
    await store.submit(project)
  }
  return (
    <Drawer
      open={store.choices !== null}
      onClose={() => store.closeChoosing()}
      title="Select options"
      width="wide"
      footer={
        <Button variant="primary" size="large" block busy={store.state?.phase === "waiting"} onClick={() => void submit()}>
          Add to Cart
        </Button>
      }
    >
      <div className="choosing" ref={content}>
        {picks.map((pick) => (
          <Product key={pick.product.skuBaseNumber} {...pick} title={store.titleOf(pick.product.skuBaseNumber)} isAsked={asked > 0} />
        ))}
      </div>
    </Drawer>
  )
})

interface ProductProps extends Pick {
  readonly title: string
  readonly isAsked: boolean
}

/** Renders one product with its options; the summary follows the variant. */
const Product = observer(function Product({ choice, isAsked, product, title }: ProductProps) {
  const { chosen } = choice
  return (
    <section className="choosing" aria-label={title}>
      <ProductSummary
        title={title}
        picture={{ src: getImageUrl(chosen?.imageUrl ?? product.variants[0]?.imageUrl ?? null), alt: "" }}
        price={chosen && <PersonalPrice price={chosen.pricing.salePriceString} />}
      >
        {chosen?.availabilityText}
      </ProductSummary>
      {choice.options.map((option, at) => (
        <ChoiceOption key={option.id} option={option} place="kit" isAsked={isAsked} onChoose={(value) => choice.choose(at, value)} />
      ))}
    </section>
  )
})
