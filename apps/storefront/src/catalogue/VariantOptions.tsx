import { Notice } from "@camber/ui"
import { observer } from "mobx-react-lite"
import type { VariantChooser } from "./ChoiceStore.ts"
import { ChoiceOption } from "./ChoiceOption.tsx"
import { notAvailable } from "./notAvailable.ts"

/** The options of one product, each chosen in place. */
export const VariantOptions = observer(function VariantOptions({
  chooser: { choice, options },
  isAsked
}: {
  readonly chooser: VariantChooser
  readonly isAsked: boolean
}) {
  const isAway = choice.chosen === null ? !options.isPurchaseable : !choice.chosen.isPurchaseable
  return (
    <>
      {choice.options.map((option, at) => (
        <ChoiceOption key={option.id} option={option} place="variant" isAsked={isAsked} onChoose={(value) => choice.choose(at, value)} />
      ))}
      {isAway && <Notice tone="bad">{notAvailable}</Notice>}
    </>
  )
})
