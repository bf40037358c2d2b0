import { getPlaceText } from "./brands.ts"
import { getDecidingNames, inDecidingOrder, slug } from "@camber/vehicle-data"
import { type Family, universalFit } from "./ProductType.ts"
import { addressPhrase, fitNames, fitPhrase } from "./fitPlan.ts"
import { type Axis, type AxisValue, keyOfValue } from "./axis.ts"
import type { ChosenAxis } from "./grid.ts"
import { isLeading, getQuantityPerVehicle, formatUnitOfSale } from "./positions.ts"

const isChoice = ({ values }: ChosenAxis): boolean => values.length > 1

/** Value labels that are only understandable together with the option's name. */
const bareLabels = ["No", "Yes", "None", "Without", "With", "Side"]
const bareNames = ["Size", "Pack", "Count", "Opens at", "Quantity", "Amount", "Pieces", "Set", "Type"]
/** Options left out of titles, because they are not part of a part's name and shoppers do not search for them. */
const untitled = [
  "Pack",
  "Position",
  "Quantity",
  "Caliper",
  "Rotor diameter",
  "Center bore",
  "Cross shaft holes",
  "Stud taper",
  "Frame bushing",
  "Spindle",
  "Cap",
  "Crank bore",
  "Dipstick",
  "Master bolts",
  "Collar bore",
  "Eye to eye",
  "Inside diameter",
  "Bolt",
  "Shaft",
  "Seat",
  "Hub bolts",
  "Knurl",
  "Base",
  "Sender",
  "Cylinders",
  "Tube",
  "Flange bolts",
  "Mount",
  "Top mount",
  "Bolts",
  "Port",
  "Caliper inlet",
  "Caliper end thread",
  "Line end",
  "Flare",
  "Master nuts",
  "Port system",
  "Bolt spacing"
]
/** Options whose values are followed by the option's name: 'left inlet'. */
const named = ["Inlet", "Flange", "Clips", "Outlet", "Stud"]

/** Singular forms of option names that are counts. */
const singulars: Readonly<Record<string, string>> = { rows: "row", leaves: "leaf" }

const counted = (name: string, label: string): string => (label === "1" ? (singulars[name] ?? name) : name)

/** Converts an option's name to the form within a sentence: lower case, except abbreviations such as 'AN side'. */
const inSentence = (name: string): string => name.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())

const getLabel = (name: string, label: string): string => {
  if (name === "Pad shape") return `pad ${label}`
  if (named.includes(name)) return `${label} ${inSentence(name)}`
  return /^\d/.test(label) && !bareNames.includes(name) ? `${label} ${counted(inSentence(name), label)}` : label
}

/** Functions that return the names of options and values. */
interface Words {
  readonly name: (axis: Axis) => string
  readonly label: (value: AxisValue) => string
}

const shown: Words = { name: ({ name }) => name, label: ({ label }) => label }
const addressed: Words = { name: ({ key, name }) => key ?? name, label: keyOfValue }

/** Fields from which a title is composed. */
type Described = Pick<Family, "grid" | "plan" | "series" | "type">

/** Returns the position that all variants share, with which the name begins: 'Front', 'Upper Left'. */
const placeWords = ({ grid, type }: Described): ReadonlyArray<string> =>
  inDecidingOrder(type, grid, ({ axis }) => axis.name).flatMap(({ axis, values: [{ label }, ...others] }) =>
    others.length === 0 && isLeading(type, axis.name, label) && !type.name.includes(label) ? [label] : []
  )

/** Returns the two most important fixed attributes for the title. A number is followed by the name of its attribute. */
const titled = ({ grid, type }: Described, words: Words): ReadonlyArray<string> =>
  inDecidingOrder(type, grid, ({ axis }) => axis.name)
    .filter((chosen) => {
      const [{ label }] = chosen.values
      const { name } = chosen.axis
      return !isChoice(chosen) && !untitled.includes(name) && !bareLabels.includes(label) && !isLeading(type, name, label)
    })
    .map(({ axis, values: [value] }) => getLabel(words.name(axis), words.label(value)))
    .slice(0, 2)

/** Creates the title: series, position, type, fixed attributes and fitment. Leaves out the brand, which is displayed next to it. */
export const createTitle = (family: Described): string => titleWith(family, fitPhrase(family.plan), shown)

const titleWith = (family: Described, fit: string, words: Words): string => {
  const name = [family.series, ...placeWords(family), family.type.name].join(" ")
  return [name, ...titled(family, words), ...(fit === "" ? [] : [fit])].join(", ")
}

/** Returns whether the words in a family's URL may differ from its title, because it was corrected. */
const wasRenamed = ({ founded, grid, plan }: Family): boolean =>
  founded !== undefined ||
  plan.kind === "raceType" ||
  (plan.kind === "engine" && plan.others !== undefined) ||
  grid.some(({ axis, values: [value] }) => axis.key !== undefined || value.key !== undefined)

/** Returns the end of a product's URL: brand and title, with the words that applied when the product was added to the catalog. */
export const createProductSlug = (family: Family, title = createTitle(family)): string => {
  if (!wasRenamed(family)) return slug(`${family.brand.name} ${title}`)
  const first = { ...family, ...family.founded }
  return slug(`${family.brand.name} ${titleWith(first, addressPhrase(first.plan), addressed)}`)
}

/** Lists values as 'a, b or c'; of a long series of sizes, only the first and last value are listed. */
export const listed = ({ axis, values }: ChosenAxis): string => {
  const labels = values.map(({ label }) => label)
  if (axis.isOrdered && labels.length > 3) return `${labels.length} sizes from ${labels[0]} to ${labels.at(-1)}`
  return labels.length === 1 ? (labels[0] ?? "") : `${labels.slice(0, -1).join(", ")} or ${labels.at(-1)}`
}

/** Shortens values for a card: 'Ceramic', 'Left or Right', '10.5 in to 12 in', '4 kinds'. */
export const brief = ({ axis, values }: ChosenAxis): string => {
  const labels = values.map(({ label }) => label)
  if (labels.length <= 2) return labels.join(" or ")
  return axis.isOrdered ? `${labels[0]} to ${labels.at(-1)}` : `${labels.length} kinds`
}

/** Returns the options with several values, in the order in which shoppers choose them. */
export const getOptionChoices = ({ grid, type }: Family): ReadonlyArray<ChosenAxis> =>
  inDecidingOrder(type, grid.filter(isChoice), ({ axis }) => axis.name)

/** Returns the deciding attributes and options of the family, in order. */
export const getDecidingOptions = ({ grid, type }: Family): ReadonlyArray<ChosenAxis> =>
  getDecidingNames(type).flatMap((name) => grid.filter(({ axis }) => axis.name === name))

/** Returns the values of the family's options, which may name a position. */
export const getPositionValues = ({ grid }: Family): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map(grid.map(({ axis, values }) => [axis.name, values.map(({ label }) => label)]))

/** Returns the position of an application, such as 'Front' or 'Left or Right'; null if the part has no position. */
export const getPosition = (family: Family): string | null => {
  const { grid, type } = family
  const places = inDecidingOrder(type, grid, ({ axis }) => axis.name).filter(({ axis, values }) =>
    axis.name === "Position" ? true : values.every(({ label }) => isLeading(type, axis.name, label))
  )
  return places.length === 0 ? null : places.map((chosen) => listed(chosen)).join(", ")
}

/** Returns the sentence about position, unit of sale and quantity per vehicle. */
const placeSentence = (family: Family): ReadonlyArray<string> => {
  const places = getPositionValues(family)
  const position = getPosition(family)
  const unit = formatUnitOfSale(family.type, places)
  const taken = getQuantityPerVehicle(family.type, places)
  const facts = [
    ...(position === null ? [] : [`Position: ${inSentence(position)}`]),
    ...(unit === null ? [] : [`sold as ${/^[aeiou]/.test(unit) ? "an" : "a"} ${unit}`]),
    ...(taken === null ? [] : [`${taken} per car`])
  ]
  return facts.map((text) => `${text[0]?.toUpperCase()}${text.slice(1)}.`)
}

/** Returns the sentence about the family's fitment. */
export const fitSentence = (family: Family): string => {
  const phrase = fitNames(family.plan)
  switch (family.plan.kind) {
    case "none":
      return "Tell us about your car before you order: we have no fitment data for this part."
    case "universal":
      return universalFit(family.type)
    case "raceType":
      return `Made for ${phrase}. Check your rule book.`
    case "driveline":
      return `For cars with this ${inSentence(family.plan.facet)}: ${phrase}.`
    case "vehicle":
      return family.plan.note ? `Fits ${phrase}, ${family.plan.note}.` : `Fits ${phrase}.`
    case "engine":
      return `Fits ${phrase.replace(/ engines$/, "")} engines.`
    case "engineInVehicle":
      return `Fits ${phrase}.`
  }
}

const MOST_BULLETS = 6

/** Creates the family's distinct facts: position, deciding attributes, options and brand. */
export const createBullets = (family: Family): ReadonlyArray<string> => {
  const { brand, type } = family
  const places = placeSentence(family)
  const inPlaces = new Set(family.grid.filter(({ axis, values }) => values.every(({ label }) => isLeading(type, axis.name, label))))
  const decided = getDecidingOptions(family).filter((chosen) => !inPlaces.has(chosen) && chosen.axis.name !== "Position")
  const chosen = decided.filter(isChoice).slice(0, 2)
  // Number of bullets that remain for fixed attributes, after those for position, options and brand. The specifications list all
  // attributes.
  const room = MOST_BULLETS - places.length - (chosen.length === 0 ? 1 : 2)
  const fixed = decided.filter((item) => !isChoice(item)).slice(0, Math.min(3, room))
  return [
    ...places,
    ...fixed.map((item) => `${item.axis.name}: ${listed(item)}.`),
    ...(chosen.length === 0 ? [] : [`Choice of ${chosen.map((item) => `${inSentence(item.axis.name)}: ${listed(item)}`).join("; ")}.`]),
    `${brand.name} has made parts in ${getPlaceText(brand)} since ${brand.founded}.`
  ]
}
