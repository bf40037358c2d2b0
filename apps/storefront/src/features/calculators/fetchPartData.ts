import { calculate, type Calculator, getCarFacts, type PartSearch, readInputs, toValues } from "@camber/domain/calculators"
import { callService } from "@camber/domain/ports"
import { partCounts, type PartFacets, partFacets, type PartSelection } from "@camber/domain/search"
import { describeSelectedProject, type Project, type SelectedProject } from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { Pages } from "../../foundation/page/Pages.ts"
import { getSelectionKey, type PartCounts } from "./toPartLinks.ts"
import { toPartSelections } from "./toPartSelections.ts"

/** The shop's parts as a calculator uses them. */
export interface PartData {
  /** Values of the facets that the calculator's results can narrow, for any inputs. Types that the shop does not have are left out. */
  readonly facets: ReadonlyArray<PartFacets>
  /** Counts for the inputs of the address. */
  readonly counts: PartCounts
}

/** Counts the parts of selections, for the selected project. */
export const fetchPartCounts = Effect.fnUntraced(function* (selections: ReadonlyArray<PartSelection>, project: Project | null) {
  if (selections.length === 0) return {}
  const { partCounts: counts } = yield* callService(partCounts, { selections, project })
  return Object.fromEntries(selections.map((selection, at) => [getSelectionKey(selection), counts[at]!])) satisfies PartCounts
})

/** Returns the searches of the inputs. Without valid inputs there are none. */
export const toPartSearches = (
  calculator: Calculator,
  texts: Readonly<Record<string, string>>,
  selected: SelectedProject | null
): ReadonlyArray<PartSearch> => {
  const values = toValues(readInputs(calculator, texts, selected === null ? {} : getCarFacts(selected.description)))
  return (values && calculate(calculator, values)?.searches) ?? []
}

const fetchData = Effect.fnUntraced(function* (calculator: Calculator, texts: Readonly<Record<string, string>>, project: Project | null) {
  const used = calculator.partFacets
  const [found, selected] = yield* Effect.all(
    [
      Effect.map(callService(partFacets, { partTypes: Object.keys(used) }), (response) => response.partFacets),
      project === null ? Effect.succeed(null) : describeSelectedProject(project)
    ],
    { concurrency: 2 }
  )
  const facets = found.map((type) => ({ ...type, facets: type.facets.filter(({ name }) => used[type.partType]?.includes(name)) }))
  const selections = toPartSelections(toPartSearches(calculator, texts, selected), facets).map(({ selection }) => selection)
  return { facets, counts: yield* fetchPartCounts(selections, project) } satisfies PartData
})

/** Fetches a calculator's part data. Null if the shop's search is unavailable: calculators work without it. */
export const fetchPartData = async (pages: Pick<Pages, "ask">, calculator: Calculator, search: string): Promise<PartData | null> => {
  if (Object.keys(calculator.partFacets).length === 0) return { facets: [], counts: {} }
  const texts = Object.fromEntries(new URLSearchParams(search))
  try {
    return await pages.ask((answer, project) => answer(() => fetchData(calculator, texts, project)))
  } catch {
    return null
  }
}
