import { type ChoiceComponent, type ChosenComponent, isKitComplete, kitPositions, type SkuVariantNumber } from "@camber/domain/catalog"
import { action, computed, makeObservable, observableRef } from "mobx"
import { VariantChoice } from "./VariantChoice.ts"

/** A component of a kit and the selection among its variants. */
export class KitComponentChoice {
  readonly component: ChoiceComponent
  readonly choice: VariantChoice
  constructor(component: ChoiceComponent) {
    this.component = component
    this.choice = new VariantChoice(component.indexOptions, component.variants)
    makeObservable(this, { skuVariantNumber: computed, shown: computed })
  }
  /** Null while an option is open. */
  get skuVariantNumber(): SkuVariantNumber | null {
    return this.choice.chosen?.skuVariantNumber ?? (this.choice.choices.length === 0 ? this.component.skuVariantNumber : null)
  }
  /** Picture and availability of the selected variant, otherwise of the component. */
  get shown() {
    const { component, choice } = this
    const { availability, availabilityText, imageUrl, isPurchaseable } = choice.chosen ?? component
    return { imageUrl, availability, availabilityText, isPurchaseable }
  }
}

/** A position in a kit: one component, or alternatives. The shopper selects one of them. */
export class KitPlaceChoice {
  /** Number in the kit's drawing and contents. */
  readonly number: number
  readonly alternatives: ReadonlyArray<KitComponentChoice>
  /** Null until an alternative is selected. */
  taken: KitComponentChoice | null
  constructor(number: number, components: ReadonlyArray<ChoiceComponent>) {
    this.number = number
    this.alternatives = components.map((component) => new KitComponentChoice(component))
    const [only, ...others] = this.alternatives
    this.taken = others.length === 0 ? (only ?? null) : null
    makeObservable(this, { taken: observableRef, take: action })
  }
  take(ordinality: number): void {
    this.taken = this.alternatives.find(({ component }) => component.ordinality === ordinality) ?? null
  }
}

/** A kit during its configuration. */
export class KitBuild {
  readonly places: ReadonlyArray<KitPlaceChoice>
  constructor(components: ReadonlyArray<ChoiceComponent>) {
    this.places = kitPositions(components).flatMap(({ number, places }) =>
      places.map(({ alternatives }) => new KitPlaceChoice(number, alternatives))
    )
    makeObservable(this, { isComplete: computed, chosen: computed })
  }
  /** Whether every position is complete and buyable (DRW-09). */
  get isComplete(): boolean {
    const taken = this.places.flatMap((place) => place.taken ?? [])
    return (
      taken.length === this.places.length &&
      isKitComplete(taken.map(({ choice, shown }) => ({ isPurchaseable: shown.isPurchaseable, indexOptions: choice.options })))
    )
  }
  /** The first position with an open selection. */
  get firstOpen(): KitPlaceChoice | undefined {
    return this.places.find(({ taken }) => taken === null || taken.choice.firstOpen !== undefined)
  }
  /** Components for the cart; an unfinished kit returns only its complete ones. */
  get chosen(): ReadonlyArray<ChosenComponent> {
    return this.places.flatMap(({ taken }) => {
      const skuVariantNumber = taken?.skuVariantNumber ?? null
      return taken === null || skuVariantNumber === null ? [] : [{ ordinality: taken.component.ordinality, skuVariantNumber }]
    })
  }
}
