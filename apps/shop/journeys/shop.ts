import { AxeBuilder } from "@axe-core/playwright"
import { type BrowserContext, expect, type Page, test as base } from "@playwright/test"

/** Every message that a page writes to the console at warning or above, and every error that it throws. */
const watchConsole = (page: Page): string[] => {
  const messages: string[] = []
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) messages.push(message.text())
  })
  page.on("pageerror", (error) => messages.push(error.message))
  return messages
}

/** A test whose page must end with a silent console; `expected` takes out what a test provokes on purpose. */
export const test = base.extend<{ quietConsole: { expected: RegExp | null } }>({
  quietConsole: [
    async ({ page }, use) => {
      const messages = watchConsole(page)
      const settings = { expected: null as RegExp | null }
      await use(settings)
      expect(messages.filter((message) => !settings.expected?.test(message))).toEqual([])
    },
    { auto: true }
  ]
})
export { expect }

/** Waits until the page has come alive: React has drawn over the server's markup and keeps no clicks back any more. */
export const alive = (page: Page): Promise<unknown> => page.waitForFunction("!('earlyClicks' in window)")

export const expectNoAxeViolations = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ").slice(0, 300)}`)).toEqual([])
}

export interface Dropdown {
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

const idOf = (options: ReadonlyArray<Dropdown>, name: string): number => {
  const option = options.find(({ displayName }) => displayName === name)
  if (!option) throw new Error(`There is no ${name} in the list.`)
  return option.optionId
}

/** Gives the visitor a Fitment cookie for this vehicle, with the ids that the services know it by. */
export const driveA = async (context: BrowserContext, origin: string, year: number, make: string, model: string): Promise<void> => {
  const makeId = idOf((await lists(context, year, null)).makes, make)
  const modelId = idOf((await lists(context, year, makeId)).models, model)
  const value = encodeURIComponent(JSON.stringify({ Year: year, MakeId: makeId, ModelId: modelId }))
  await context.addCookies([{ name: "Fitment", value, url: origin }])
}
