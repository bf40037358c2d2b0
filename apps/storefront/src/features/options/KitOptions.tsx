import { getAvailabilityBadge } from "@camber/domain/catalog"
import { KitBuilder, KitPart } from "./view/kit-builder/KitBuilder.tsx"
import { KitChoice } from "./view/kit-builder/KitChoice.tsx"
import { observer } from "mobx-react-lite"
import { ChoiceOption } from "./ChoiceOption.tsx"
import { partFit } from "./partTexts.ts"
import type { KitBuild, KitComponentChoice, KitPlaceChoice } from "./KitBuild.ts"

/** The parts of a kit in order, each with its options. */
export const KitOptions = observer(function KitOptions({ kit, isAsked }: { readonly kit: KitBuild; readonly isAsked: boolean }) {
  const { firstOpen } = kit
  return (
    <KitBuilder
      places={kit.places.map((place) => ({
        number: place.number,
        content: <Place place={place} isAsked={isAsked} isFirst={place === firstOpen} />
      }))}
    />
  )
})

const partProps = ({ component, shown }: KitComponentChoice) => ({
  name: component.skuBaseName,
  picture: { src: shown.imageUrl, alt: "" },
  quantity: component.quantity,
  fit: component.fit ? partFit(component.fit) : undefined,
  badge: getAvailabilityBadge(shown, shown.availabilityText) ?? undefined
})

interface PlaceAsking {
  readonly isAsked: boolean
  /** Whether it is the first position with an open selection. */
  readonly isFirst: boolean
}

const Place = observer(function Place({ place, ...asking }: PlaceAsking & { readonly place: KitPlaceChoice }) {
  const [only, ...others] = place.alternatives
  if (only !== undefined && others.length === 0) {
    return (
      <KitPart {...partProps(only)}>
        <Options part={only} {...asking} />
      </KitPart>
    )
  }
  return (
    <KitChoice
      label="Choose one"
      alternatives={place.alternatives.map((part) => ({
        ...partProps(part),
        value: String(part.component.ordinality),
        selected: place.taken === part,
        disabled: !part.component.isPurchaseable
      }))}
      onChoose={(value) => place.take(Number(value))}
      error={asking.isAsked && place.taken === null ? "Select one" : undefined}
      isErrorSilent={!asking.isFirst}
    >
      {place.taken && <Options part={place.taken} {...asking} />}
    </KitChoice>
  )
})

const Options = observer(function Options({ part: { choice }, isAsked, isFirst }: PlaceAsking & { readonly part: KitComponentChoice }) {
  const { firstOpen } = choice
  return choice.options.map((option, at) => (
    <ChoiceOption
      key={option.id}
      option={option}
      place="kit"
      isAsked={isAsked}
      isFirst={isFirst && option === firstOpen}
      onChoose={(value) => choice.choose(at, value)}
    />
  ))
})
