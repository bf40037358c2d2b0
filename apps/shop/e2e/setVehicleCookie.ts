import type { BrowserContext } from "@playwright/test"

interface Dropdown {
  readonly displayName: string
  readonly optionId: number
}
interface Lists {
  readonly years: ReadonlyArray<Dropdown>
  readonly makes: ReadonlyArray<Dropdown>
  readonly models: ReadonlyArray<Dropdown>
}

const lists = async (context: BrowserContext, year: number | null, make: number | null): Promise<Lists> => {
  const query = `query q($year: Int, $make: Int) {
    ymm(year: $year, make: $make, model: null, selectedFacetData: []) {
      years { displayName optionId } makes { displayName optionId } models { displayName optionId }
    }
  }`
  const answer = await context.request.post("/graphql/trait", { data: { query, variables: { year, make } } })
  return ((await answer.json()) as { data: { ymm: Lists } }).data.ymm
}

const getId = (options: ReadonlyArray<Dropdown>, name: string): number => {
  const option = options.find(({ displayName }) => displayName === name)
  if (!option) throw new Error(`The list has no option ${name}`)
  return option.optionId
}

/** The ids of a vehicle in the Fitment cookie. */
export interface VehicleIds {
  readonly Year: number
  readonly MakeId: number
  readonly ModelId: number
}

export const findVehicleIds = async (context: BrowserContext, year: number, make: string, model: string): Promise<VehicleIds> => {
  const makeId = getId((await lists(context, year, null)).makes, make)
  const modelId = getId((await lists(context, year, makeId)).models, model)
  return { Year: year, MakeId: makeId, ModelId: modelId }
}

/** Sets a Fitment cookie for this vehicle, with ids from the services. */
export const setVehicleCookie = async (
  context: BrowserContext,
  origin: string,
  year: number,
  make: string,
  model: string
): Promise<void> => {
  const value = encodeURIComponent(JSON.stringify(await findVehicleIds(context, year, make, model)))
  await context.addCookies([{ name: "Fitment", value, url: origin }])
}
