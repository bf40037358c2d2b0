import { allFlagNames, type Feature, flagNames, isOnByDefault } from "@camber/domain/flags"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { createAvailability } from "../database/availability.ts"
import { createRenderFlags } from "./createRenderFlags.ts"

describe.each(allDatabases)("createRenderFlags on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  it("VIS-15 VIS-16 applies staff changes within a second, and turns all flags off with a log entry if they cannot be read", async () => {
    const failures: Array<unknown> = []
    let now = 0
    const drawnFlags = createRenderFlags(
      shop.database.kysely,
      createAvailability(async () => undefined),
      (cause) => failures.push(cause),
      () => now
    )
    const { webUserGuid } = shop.visitor()
    const turned = () => drawnFlags({ visitorId: "visitor-1", webUserGuid, isNew: false })
    const say = (feature: Feature, value: string) =>
      shop.database.kysely.insertInto("feature_flag").values({ name: flagNames[feature], value, percent: 100, audience: null }).execute()
    expect(await turned()).toEqual([])
    await say("contactUsForm", "false")
    await say("engineFitmentSeo", "true")
    await say("platformMenu", "true")
    now = 1000
    expect((await turned()).toSorted()).toEqual(["contactUsForm", "engineFitmentSeo"])
    await shop.database.kysely.deleteFrom("feature_flag").execute()
    now = 2000
    expect([await turned(), failures]).toEqual([[], []])

    await shop.database.kysely.schema.alterTable("feature_flag").renameTo("feature_flag_gone").execute()
    now = 3000
    const off = await turned()
    expect([off.toSorted(), failures.length]).toEqual([
      (Object.keys(flagNames) as ReadonlyArray<Feature>).filter(isOnByDefault).toSorted(),
      1
    ])
    expect(off.length).toBeLessThan(allFlagNames.length)
    await shop.database.kysely.schema.alterTable("feature_flag_gone").renameTo("feature_flag").execute()
  })

  it("OPS-18 keeps the last flags while the database is unavailable", async () => {
    const { kysely } = shop.database
    let isAway = false
    const refused = () => Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }))
    const availability = createAvailability(() => (isAway ? refused() : Promise.resolve()))
    let now = 0
    const drawnFlags = createRenderFlags(
      kysely,
      availability,
      () => {},
      () => now
    )
    await kysely
      .insertInto("feature_flag")
      .values({ name: flagNames.contactUsForm, value: "false", percent: 100, audience: null })
      .execute()
    const visit = { ...shop.visitor(), visitorId: "visitor-1", isNew: true }
    expect(await drawnFlags(visit)).toEqual(["contactUsForm"])
    isAway = true
    await availability.loadOr(null, refused)
    now = 60_000
    expect(await drawnFlags(visit)).toEqual(["contactUsForm"])
    await kysely.deleteFrom("feature_flag").execute()
    isAway = false
    await vi.waitFor(async () => expect(await drawnFlags(visit)).toEqual([]))
  })

  it("OPS-36 returns the same flags for every anonymous visitor, so that pages can be shared", async () => {
    const drawnFlags = createRenderFlags(
      shop.database.kysely,
      createAvailability(async () => undefined),
      () => {},
      () => 10_000
    )
    const say = (feature: Feature, percent: number, audience: "street" | null) =>
      shop.database.kysely.insertInto("feature_flag").values({ name: flagNames[feature], value: "false", percent, audience }).execute()
    await say("contactUsForm", 99, null)
    await say("platformMenu", 100, "street")
    await say("greenSaveRibbon", 100, null)
    const drawn = async (isNew: boolean) =>
      (await Promise.all(Array.from({ length: 20 }, () => drawnFlags({ ...shop.visitor(), visitorId: crypto.randomUUID(), isNew })))).map(
        String
      )
    expect(new Set(await drawn(true))).toEqual(new Set(["greenSaveRibbon"]))
    expect((await drawn(false)).some((turned) => turned.includes("contactUsForm"))).toBe(true)
    await shop.database.kysely.deleteFrom("feature_flag").execute()
  })
})
