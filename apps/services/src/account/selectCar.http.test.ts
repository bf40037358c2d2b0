import { parseProjectCookie } from "@camber/domain/vehicle"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Browser, openAccounts, type OpenAccounts, password } from "../../test/openAccounts.ts"
import { allDatabases } from "../../test/allDatabases.ts"
import { sample } from "../schema/testing/sampleIds.ts"

const cars = [{ raceTypeId: sample.dirtLateModel }, { vehicle: { year: 1969, makeId: sample.chevrolet, modelId: sample.camaro } }]

describe.each(allDatabases)("the car after signing in on $kind", ({ open }) => {
  let shop: OpenAccounts
  let member: Browser
  beforeAll(async () => {
    shop = await openAccounts(open)
    member = await shop.member("june@example.com")
  })
  beforeEach(() => shop.database.kysely.deleteFrom("customer_project").execute())
  afterAll(() => shop.database.drop())

  const park = (...garage: ReadonlyArray<object>) =>
    shop.database.kysely
      .insertInto("customer_project")
      .values(
        garage.map((project, at) => ({
          web_user_guid: member.guid,
          project_id: crypto.randomUUID(),
          identity: `car ${at}`,
          project: JSON.stringify({ ...project, facets: [], declined: [] })
        }))
      )
      .execute()
  const signIn = (browser: Browser, returnUrl = "/account") =>
    browser.post("/api/account/login", { emailAddress: "june@example.com", password, returnUrl })
  const selected = ({ jar }: Browser) => parseProjectCookie(decodeURIComponent(jar.get("Fitment") ?? ""))

  it("GAR-90 is the account's only one, on a device that has none selected", async () => {
    await park(cars[1]!)
    const browser = shop.browser()
    expect(await signIn(browser)).toMatchObject({ outcome: "done", next: "/account" })
    const [row] = await shop.database.kysely.selectFrom("customer_project").select("project_id").execute()
    expect(selected(browser)).toMatchObject({ projectId: row?.project_id, ...cars[1] })
    expect(browser.jar.get("HasCustomerProjects")).toBe("true")
  })

  it("GAR-90 stays what the device has selected", async () => {
    await park(cars[1]!)
    const browser = shop.browser()
    browser.jar.set("Fitment", "own")
    await signIn(browser)
    expect(browser.jar.get("Fitment")).toBe("own")
  })

  it("GAR-90 is asked for in the garage where there are several, but not on the way to a page of the shop", async () => {
    await park(...cars)
    const [browser, buyer] = [shop.browser(), shop.browser()]
    expect(await signIn(browser)).toMatchObject({ outcome: "done", next: "/CustomerVehicle" })
    expect(await signIn(buyer, "/buy")).toMatchObject({ outcome: "done", next: "/buy" })
    expect([selected(browser), browser.jar.get("HasCustomerProjects")]).toEqual([null, "true"])
  })

  it("GAR-90 is none where the garage is empty", async () => {
    const browser = shop.browser()
    expect(await signIn(browser)).toMatchObject({ outcome: "done", next: "/account" })
    expect([browser.jar.has("Fitment"), browser.jar.has("HasCustomerProjects")]).toEqual([false, false])
  })
})
