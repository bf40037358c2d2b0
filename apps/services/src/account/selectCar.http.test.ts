import { parseProjectCookie } from "@camber/domain/vehicle"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Browser, openAccounts, type OpenAccounts, password } from "../../test/openAccounts.ts"
import { allDatabases } from "../../test/allDatabases.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

const cars = [{ raceTypeId: sample.dirtLateModel }, { vehicle: { year: 1969, makeId: sample.chevrolet, modelId: sample.camaro } }]

describe.each(allDatabases)("vehicle selection on sign-in on $kind", ({ open }) => {
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
  const readSelectedVehicle = ({ jar }: Browser) => parseProjectCookie(decodeURIComponent(jar.get("Fitment") ?? ""))

  it("GAR-90 selects the account's only vehicle on a device without a selection", async () => {
    await park(cars[1]!)
    const browser = shop.browser()
    expect(await signIn(browser)).toMatchObject({ outcome: "done", next: "/account" })
    const [row] = await shop.database.kysely.selectFrom("customer_project").select("project_id").execute()
    expect(readSelectedVehicle(browser)).toMatchObject({ projectId: row?.project_id, ...cars[1] })
    expect(browser.jar.get("HasCustomerProjects")).toBe("true")
  })

  it("GAR-90 keeps the vehicle that is selected on the device", async () => {
    await park(cars[1]!)
    const browser = shop.browser()
    browser.jar.set("Fitment", "own")
    await signIn(browser)
    expect(browser.jar.get("Fitment")).toBe("own")
  })

  it("GAR-90 sends a user with several vehicles to the garage, unless another page was requested", async () => {
    await park(...cars)
    const [browser, buyer] = [shop.browser(), shop.browser()]
    expect(await signIn(browser)).toMatchObject({ outcome: "done", next: "/CustomerVehicle" })
    expect(await signIn(buyer, "/buy")).toMatchObject({ outcome: "done", next: "/buy" })
    expect([readSelectedVehicle(browser), browser.jar.get("HasCustomerProjects")]).toEqual([null, "true"])
  })

  it("GAR-90 selects nothing if the garage is empty", async () => {
    const browser = shop.browser()
    expect(await signIn(browser)).toMatchObject({ outcome: "done", next: "/account" })
    expect(browser.jar.has("Fitment")).toBe(false)
    expect(browser.jar.has("HasCustomerProjects")).toBe(false)
  })
})
