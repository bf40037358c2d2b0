import type { Availability, ChosenComponent, KitComponent, NamedComponent } from "./model.ts"

/** From the worst to the best: a kit ships no earlier than its worst component. */
const ranking: ReadonlyArray<Availability> = ["Discontinued", "NotAvailable", "Backorderable", "MadeToOrder", "FactoryShipped", "InStock"]

/** Components of the base and of the variant together, as a card's ribbon counts them (CARD-08). */
export const countKitItems = (kit: {
  readonly skuBaseComponents: ReadonlyArray<unknown>
  readonly skuVariantComponents: ReadonlyArray<unknown>
}): number => kit.skuBaseComponents.length + kit.skuVariantComponents.length

/** The worst of the components; a kit of nothing is not available. */
export const getKitAvailability = (components: ReadonlyArray<Pick<KitComponent, "availability">>): Availability =>
  ranking.find((availability) => components.some((component) => component.availability === availability)) ?? "NotAvailable"

/** Whether the kit can be added: every component has its options chosen and can be bought (DRW-09). */
export const isKitComplete = (components: ReadonlyArray<Pick<KitComponent, "indexOptions" | "isPurchaseable">>): boolean =>
  components.length > 0 &&
  components.every(({ indexOptions, isPurchaseable }) => isPurchaseable && indexOptions.every(({ isSelected }) => isSelected))

/** The badge of a component that is not in stock: the shopper's words or, without them, the raw value (DRW-12, DRW-13). */
export const getAvailabilityBadge = (
  component: { readonly availability: Availability; readonly isPurchaseable: boolean },
  availabilityText: string
): { readonly text: string; readonly intent: "warning" | "negative" } | null =>
  component.availability === "InStock"
    ? null
    : { text: availabilityText || component.availability, intent: component.isPurchaseable ? "warning" : "negative" }

/** A place in a kit: one component that always belongs to it, or the alternatives of a choice group, of which one is taken. */
export interface KitSlot<Component> {
  readonly group: string | null
  readonly alternatives: ReadonlyArray<Component>
}

/** The places of a kit in their order; a group stands where its first component does. */
export const getKitSlots = <Component extends Pick<KitComponent, "choiceGroup" | "ordinality">>(
  components: ReadonlyArray<Component>
): ReadonlyArray<KitSlot<Component>> => {
  const inOrder = components.toSorted((one, other) => one.ordinality - other.ordinality)
  return inOrder.flatMap((component, at): ReadonlyArray<KitSlot<Component>> => {
    const { choiceGroup } = component
    if (choiceGroup === null) return [{ group: null, alternatives: [component] }]
    const alternatives = inOrder.filter((other) => other.choiceGroup === choiceGroup)
    return inOrder.indexOf(alternatives[0] ?? component) === at ? [{ group: choiceGroup, alternatives }] : []
  })
}

/** A number of a kit's drawing, and what has it: a part, the same part for each side, or the alternatives of which one is taken. */
export interface KitPosition<Component> {
  /** Counts from 1. The drawing, the contents and the drawer have the same. */
  readonly number: number
  readonly places: ReadonlyArray<KitSlot<Component>>
}

/** The numbered positions of a kit in their order: neighbors of one product, as a left and a right one, share a number. */
export const kitPositions = <Component extends Pick<KitComponent, "choiceGroup" | "ordinality"> & { readonly skuBaseNumber: string }>(
  components: ReadonlyArray<Component>
): ReadonlyArray<KitPosition<Component>> => {
  const positions: Array<{ readonly number: number; readonly places: Array<KitSlot<Component>> }> = []
  for (const place of getKitSlots(components)) {
    const last = positions.at(-1)
    const before = last?.places[0]
    const isSame = before?.group === null && place.group === null
    if (last && isSame && before.alternatives[0]?.skuBaseNumber === place.alternatives[0]?.skuBaseNumber) last.places.push(place)
    else positions.push({ number: positions.length + 1, places: [place] })
  }
  return positions
}

/** What a kit counts: its numbered parts, all their pieces, and how many of them are to be chosen. An alternative that is not taken counts nothing. */
export const kitCounts = (
  components: ReadonlyArray<Pick<KitComponent, "choiceGroup" | "ordinality" | "quantity" | "skuBaseNumber">>
): { readonly parts: number; readonly pieces: number; readonly choices: number } => {
  const places = getKitSlots(components)
  return {
    parts: kitPositions(components).length,
    pieces: places.reduce((sum, { alternatives }) => sum + (alternatives[0]?.quantity ?? 0), 0),
    choices: places.filter(({ alternatives }) => alternatives.length > 1).length
  }
}

/** What is chosen for the parts of a kit of which each is settled. */
export const getFixedComponents = (components: ReadonlyArray<Pick<KitComponent, "ordinality" | "skuVariantNumber">>) =>
  components.flatMap(({ ordinality, skuVariantNumber }) => (skuVariantNumber === null ? [] : [{ ordinality, skuVariantNumber }]))

/** Whether the shopper must choose anything before the kit can be added: an alternative, or an option that has more than one value. */
export const needsConfiguration = (components: ReadonlyArray<Pick<KitComponent, "choiceGroup" | "indexOptions" | "ordinality">>): boolean =>
  getKitSlots(components).some(
    ({ alternatives }) =>
      alternatives.length > 1 || alternatives.some(({ indexOptions }) => indexOptions.some(({ isSelected }) => !isSelected))
  )

/** A part by its title and what is chosen of it: `Rotor, 12 in`. */
export const formatPartName = (title: string, options: ReadonlyArray<string>): string => [title, ...options].join(", ")

/** A kit's part in words: `2 × Rotor, 12 in`. */
export const formatKitPart = ({ options, quantity, title }: Pick<NamedComponent, "options" | "quantity" | "title">): string =>
  `${quantity} × ${formatPartName(title, options)}`

/** Orders keep a kit's parts among what was chosen of it, which begins with an option's name. */
export const isKitPartText = (text: string): boolean => /^\d+ × /.test(text)

/** What is chosen for the parts of a kit, without what they are called. */
export const toChosenComponents = ({
  kitComponents
}: {
  readonly kitComponents: ReadonlyArray<ChosenComponent>
}): ReadonlyArray<ChosenComponent> => kitComponents.map(({ ordinality, skuVariantNumber }) => ({ ordinality, skuVariantNumber }))
