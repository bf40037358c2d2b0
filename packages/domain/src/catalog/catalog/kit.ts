import type { KitComponent } from "./model.ts"
import type { Availability, ChosenComponent, NamedComponent } from "./sku.ts"

/** From worst to best. A kit ships no earlier than its worst component. */
const ranking: ReadonlyArray<Availability> = ["Discontinued", "NotAvailable", "Backorderable", "MadeToOrder", "FactoryShipped", "InStock"]

/** Counts the components of the product and the variant, for a card's ribbon (CARD-08). */
export const countKitItems = (kit: {
  readonly skuBaseComponents: ReadonlyArray<unknown>
  readonly skuVariantComponents: ReadonlyArray<unknown>
}): number => kit.skuBaseComponents.length + kit.skuVariantComponents.length

/** Returns the worst availability of the components. A kit without components is not available. */
export const getKitAvailability = (components: ReadonlyArray<Pick<KitComponent, "availability">>): Availability =>
  ranking.find((availability) => components.some((component) => component.availability === availability)) ?? "NotAvailable"

/** Returns true if the kit can be added: every component has its options selected and is purchasable (DRW-09). */
export const isKitComplete = (components: ReadonlyArray<Pick<KitComponent, "indexOptions" | "isPurchaseable">>): boolean =>
  components.length > 0 &&
  components.every(({ indexOptions, isPurchaseable }) => isPurchaseable && indexOptions.every(({ isSelected }) => isSelected))

/** Returns the badge of a component that is not in stock. Without a display text it shows the raw value (DRW-12, DRW-13). */
export const getAvailabilityBadge = (
  component: { readonly availability: Availability; readonly isPurchaseable: boolean },
  availabilityText: string
): { readonly text: string; readonly intent: "warning" | "negative" } | null =>
  component.availability === "InStock"
    ? null
    : { text: availabilityText || component.availability, intent: component.isPurchaseable ? "warning" : "negative" }

/** A slot of a kit: one fixed component, or the alternatives of a choice group. */
export interface KitSlot<Component> {
  readonly group: string | null
  readonly alternatives: ReadonlyArray<Component>
}

/** Lists the slots of a kit in order. A group takes the place of its first component. */
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

/** A number in a kit's drawing, with its slots: one part, the same part per side, or alternatives. */
export interface KitPosition<Component> {
  /** Starts at 1. The drawing, the contents and the drawer use the same number. */
  readonly number: number
  readonly places: ReadonlyArray<KitSlot<Component>>
}

/** Numbers the slots of a kit in order. Adjacent slots of the same product, such as left and right, share a number. */
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

/** Counts a kit's numbered parts, its pieces, and the choices to make. Only one alternative of a group counts. */
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

/** Returns the selection of a kit whose components are all fixed. */
export const getFixedComponents = (components: ReadonlyArray<Pick<KitComponent, "ordinality" | "skuVariantNumber">>) =>
  components.flatMap(({ ordinality, skuVariantNumber }) => (skuVariantNumber === null ? [] : [{ ordinality, skuVariantNumber }]))

/** Returns true if the shopper must choose an alternative or an option before the kit can be added. */
export const needsConfiguration = (components: ReadonlyArray<Pick<KitComponent, "choiceGroup" | "indexOptions" | "ordinality">>): boolean =>
  getKitSlots(components).some(
    ({ alternatives }) =>
      alternatives.length > 1 || alternatives.some(({ indexOptions }) => indexOptions.some(({ isSelected }) => !isSelected))
  )

/**
 * Returns one variant per slot of a kit: the fixed variant, or the chosen variant.
 *
 * @returns null if a choice is missing. Does not check that a chosen variant belongs to its slot; the services do.
 */
export const resolveKitComponents = (
  components: ReadonlyArray<Pick<KitComponent, "choiceGroup" | "indexOptions" | "ordinality" | "skuVariantNumber">>,
  chosen: ReadonlyArray<ChosenComponent>
): ReadonlyArray<ChosenComponent> | null => {
  const parts = getKitSlots(components).map(({ alternatives }) => {
    const [fixed] = needsConfiguration(alternatives) ? [] : getFixedComponents(alternatives)
    return fixed ?? chosen.find(({ ordinality }) => alternatives.some((alternative) => alternative.ordinality === ordinality))
  })
  const known = parts.filter((part) => part !== undefined)
  return known.length < parts.length ? null : known
}

/** Lists what the shopper must choose before the kit can be added: 'Slotted Rotor or Drilled Rotor', 'Pad Set: Compound'. */
export const listKitChoices = (
  components: ReadonlyArray<Pick<KitComponent, "choiceGroup" | "indexOptions" | "ordinality" | "skuBaseName">>
): ReadonlyArray<string> =>
  getKitSlots(components).flatMap(({ alternatives }) =>
    alternatives.length > 1
      ? [alternatives.map(({ skuBaseName }) => skuBaseName).join(" or ")]
      : alternatives.flatMap(({ indexOptions, skuBaseName }) => {
          const open = indexOptions.filter(({ isSelected }) => !isSelected).map(({ displayName }) => displayName)
          return open.length === 0 ? [] : [`${skuBaseName}: ${open.join(", ")}`]
        })
  )

/** Formats a part with its selected options: `Rotor, 12 in`. */
export const formatPartName = (title: string, options: ReadonlyArray<string>): string => [title, ...options].join(", ")

/** Formats a kit's part: `2 × Rotor, 12 in`. */
export const formatKitPart = ({ options, quantity, title }: Pick<NamedComponent, "options" | "quantity" | "title">): string =>
  `${quantity} × ${formatPartName(title, options)}`

/**
 * Returns true for the text of a kit part. Orders store these texts in one list with the option texts, which start with an option's name.
 */
export const isKitPartText = (text: string): boolean => /^\d+ × /.test(text)

/** Escapes the separators of a choice key. */
const escapeSku = (sku: string): string => sku.replaceAll(/[%|=]/g, encodeURIComponent)

/** Returns the identity of a variant with its chosen kit components, in any order: `CAM-4-1|1=CAM-2-1|2=CAM-8-1`. */
export const getChoiceKey = ({
  kitComponents,
  skuVariantNumber
}: {
  readonly kitComponents: ReadonlyArray<{ readonly ordinality: number; readonly skuVariantNumber: string }>
  readonly skuVariantNumber: string
}): string =>
  [
    escapeSku(skuVariantNumber),
    ...kitComponents.toSorted((a, b) => a.ordinality - b.ordinality).map((part) => `${part.ordinality}=${escapeSku(part.skuVariantNumber)}`)
  ].join("|")

/** Returns the selected components without their names. */
export const toChosenComponents = ({
  kitComponents
}: {
  readonly kitComponents: ReadonlyArray<ChosenComponent>
}): ReadonlyArray<ChosenComponent> => kitComponents.map(({ ordinality, skuVariantNumber }) => ({ ordinality, skuVariantNumber }))
