import { getSelectedValue } from "@camber/domain/controls"
import { emptyForm } from "@camber/domain/garage"
import { FadeIn } from "@camber/ui"
import { Dropdown } from "@camber/ui/overlays"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "./GarageStore.ts"

/** Option without a value, which clears an answer (CTRL-03). */
const noAnswer = { label: "Select..." }

/** A question for each facet that a part needs. The lists are long and full of numbers, so typed digits filter the answers. */
export default observer(function FacetFields() {
  const garage = useStore(GarageStore)
  const { state, step } = garage
  const { facets } = state?.step === step ? state.form : emptyForm
  return facets.map(({ isLoading, name, options, value }) => {
    const answers = options.map(({ displayName, optionId }) => ({ label: displayName, value: optionId }))
    return (
      <FadeIn key={name}>
        <Dropdown
          label={name}
          placement="auto"
          options={[noAnswer, ...answers]}
          selected={answers.find((answer) => answer.value === value) ?? null}
          isLoading={isLoading}
          disabled={options.length === 0}
          onSelect={(answer) => garage.command((use) => use.chooseFacet(name, getSelectedValue(answer)))}
        />
      </FadeIn>
    )
  })
})
