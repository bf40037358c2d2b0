import type { CatalogFacts, ParsedProductType } from "./ParsedQuery.ts"
import { UNAMBIGUOUS_WEIGHT } from "./senses.ts"
import type { Token } from "./tokens.ts"
import type { KitRule, RacePart } from "./VocabularyRules.ts"

/** Words that ask for several parts as one product. */
export const KIT_WORDS: ReadonlyArray<string> = ["kit", "kits", "package", "packages", "pkg", "combo", "combos", "bundle", "combination"]
/** Words that ask for a kit before the part or job: 'everything for a tune up'. */
const kitWords = new Set([...KIT_WORDS, "everything"])
/** Words that ask for a rebuild kit beside its part: 'carburetor rebuild'. */
const rebuildWords = new Set(["rebuild", "rebuilding", "overhaul", "refurbish"])

/** Words before a department that ask for all of its parts: 'complete exhaust'. */
export const WHOLE_WORDS: ReadonlySet<string> = new Set(["complete", "full", "whole", "entire"])

/** Parts with less than this share of the highest weight do not determine the kit: the 'rods' of an engine are not tie rods. */
const MIN_PART_SHARE = 0.5

/** Weight by which a kit outranks its parts. */
const KIT_LEAD = 0.3

/**
 * Puts kits first if a word outside the part's name requests a kit, such as 'kit' beside brakes. Chooses the kits that contain most of the
 * named parts.
 *
 * @param isWhole - Whether the query asks for all parts of a department.
 * @param nouns - The product types of each part's name. A kit must contain a part for each name; for 'belt and hose' there is no such kit.
 */
export const preferKits = (
  types: ReadonlyArray<ParsedProductType>,
  beside: ReadonlyArray<Token>,
  rules: ReadonlyArray<KitRule>,
  facts: CatalogFacts,
  isWhole = false,
  nouns: ReadonlyArray<ReadonlyArray<string>> = []
): ReadonlyArray<ParsedProductType> => {
  const isKit = isWhole || beside.some(({ text }) => kitWords.has(text))
  const isRebuild = beside.some(({ text }) => rebuildWords.has(text))
  if (types.length === 0 || !(isKit || isRebuild)) return types
  const best = Math.max(...types.map((type) => type.weight))
  const named = new Set(types.filter((type) => type.weight >= best * MIN_PART_SHARE).map(({ slug }) => slug))
  if (rules.some(({ kit }) => kit === types[0]?.slug)) return types
  const counted = rules
    .filter(({ kit }) => isKit || kit.includes("rebuild"))
    .filter(({ kit, parts }) => nouns.every((slugs) => slugs.some((slug) => slug === kit || parts.includes(slug))))
    .map(({ kit, parts }) => ({ kit, count: parts.filter((slug) => named.has(slug)).length }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  const kits = counted.filter(({ count, kit }) => count > 0 && count === most && facts.isSold(kit)).map(({ kit }) => kit)
  const weight = best + KIT_LEAD
  if (kits.length === 0)
    return types
      .map((type) => (isKitName(type) && type.weight >= UNAMBIGUOUS_WEIGHT ? { ...type, weight } : type))
      .toSorted((one, other) => other.weight - one.weight)
  return [...kits.map((slug) => ({ slug, weight })), ...types.filter(({ slug }) => !kits.includes(slug))]
}

/** Returns whether a product type is itself a kit: 'clutch and flywheel kit' is a clutch kit. */
const isKitName = ({ slug }: ParsedProductType): boolean => slug.endsWith("-kit")

/** Replaces street parts with the parts that the named race classes use: a shock for a late model becomes a circle track shock. */
export const preferRaceParts = (
  types: ReadonlyArray<ParsedProductType>,
  races: ReadonlyArray<string>,
  rules: ReadonlyArray<RacePart>,
  facts: CatalogFacts
): ReadonlyArray<ParsedProductType> => {
  const replaced = types.flatMap(({ slug, weight }) => {
    const rule = rules.find((own) => own.street === slug && facts.isSold(own.race) && races.some((race) => own.races.includes(race)))
    return rule === undefined ? [] : [{ slug: rule.race, weight }]
  })
  if (replaced.length === 0) return types
  // If a short name has a race part, its other meanings do not apply: 'springs' for a late model are not valve springs.
  const isOwn = ({ slug, weight }: ParsedProductType): boolean =>
    weight >= UNAMBIGUOUS_WEIGHT ? !rules.some((own) => own.street === slug) : rules.some((own) => own.race === slug)
  const weights = new Map<string, number>()
  for (const { slug, weight } of [...replaced, ...types.filter(isOwn)]) weights.set(slug, Math.max(weight, weights.get(slug) ?? 0))
  return [...weights].map(([slug, weight]) => ({ slug, weight })).toSorted((one, other) => other.weight - one.weight)
}
