import { activeBanners } from "@camber/domain/banners"
import { allFlagNames, flagNames, getFeatureFlags, isOn, isInRollout, recordImpressions, userAudiences } from "@camber/domain/flags"
import { UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { userProfile } from "@camber/domain/visitor"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { issueCode } from "../promotions/issueCode.ts"
import { allDatabases } from "../../test/allDatabases.ts"
import { flagDefaults } from "../flags/createFlagsResolver.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"

describe.each(allDatabases)("customer service on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const getFlags = async ({ ask, webUserGuid }: TestVisitor, vin: string | null = null, names = allFlagNames) =>
    (await ask(getFeatureFlags, { vin, webUserGuid, appSpecificFeatureFlags: names })).featureFlags

  it("CALL-11 CALL-111 returns the values of flags and leaves out unknown flags", async () => {
    const visitor = shop.visitor()
    const flags = await getFlags(visitor, null, [...allFlagNames, "Nobody_Knows", flagNames.contactUsForm])
    expect(flags.map(({ name }) => name).toSorted()).toEqual([...flagDefaults.keys()].toSorted())
    expect([isOn(flags, "contactUsForm"), isOn(flags, "sessionRecording"), isOn(flags, "signupExperiment")]).toEqual([true, false, false])
  })

  it("applies a changed flag to a stable percentage of visitors; the others keep the default", async () => {
    const name = flagNames.sitemapLinks
    await shop.database.kysely.insertInto("feature_flag").values({ name, value: "true", percent: 30 }).execute()
    const visitor = shop.visitor()
    const ids = Array.from({ length: 40 }, () => crypto.randomUUID())
    for (const id of [...ids, ...ids]) {
      const flags = await getFlags(visitor, id, [name])
      expect(isOn(flags, "sitemapLinks")).toBe(isInRollout(name, id, 30))
    }
    await shop.database.kysely.updateTable("feature_flag").set({ value: '{"discountAmount":15}', percent: 100 }).execute()
    expect(await getFlags(visitor, ids[0], [name])).toEqual([{ name, value: '{"discountAmount":15}' }])
    await shop.database.kysely.deleteFrom("feature_flag").execute()
  })

  it("CALL-09 derives a visitor's audiences from the garage", async () => {
    const visitor = shop.visitor()
    const { webUserGuid } = visitor
    const audiences = async () => (await visitor.ask(userAudiences, { webUserGuid })).userAudiencesV2
    expect(await audiences()).toEqual({ audiences: [], googleAudiences: [] })
    const camaro = { ...UNKNOWN_PROJECT, vehicle: { year: 1969, makeId: sample.chevrolet, modelId: sample.camaro } }
    const raced = { ...UNKNOWN_PROJECT, raceTypeId: 2 }
    const bare = { ...UNKNOWN_PROJECT, engineIds: { engineMakeId: 2 } }
    const rows = [camaro, raced, bare].map((project) => ({
      web_user_guid: webUserGuid,
      project_id: crypto.randomUUID(),
      identity: crypto.randomUUID(),
      project: JSON.stringify(project)
    }))
    await shop.database.kysely.insertInto("customer_project").values(rows.slice(0, 1)).execute()
    expect((await audiences()).audiences).toEqual(["street"])
    await shop.database.kysely.insertInto("customer_project").values(rows.slice(1)).execute()
    expect((await audiences()).audiences).toEqual(["street", "race", "engine"])
  })

  it("CALL-07 VIS-01 returns a profile with only the GUID for a visitor without an account", async () => {
    const visitor = shop.visitor()
    const profile = (await visitor.ask(userProfile, { webUserGuid: visitor.webUserGuid })).userProfile
    expect(profile).toMatchObject({
      userGuid: visitor.webUserGuid,
      isRegistered: false,
      emailAddress: null,
      isLoyaltyRegisteredUser: false
    })
    expect(Object.keys(profile ?? {})).toHaveLength(15)
  })

  it("CALL-101 stores flag impressions as events, except of visitors who opted out of tracking", async () => {
    const visitor = shop.visitor()
    const send = (headers: Readonly<Record<string, string>> = {}) =>
      shop.handler(
        new Request(`http://shop.test${recordImpressions.path}`, {
          method: "POST",
          headers: { "content-type": "application/json", cookie: visitor.cookie, ...headers },
          body: JSON.stringify({ featureFlags: [flagNames.greenSaveRibbon, "Nobody_Knows"] })
        })
      )
    expect([(await send())?.status, (await send({ "sec-gpc": "1" }))?.status]).toEqual([200, 200])
    const stored = await shop.database.kysely
      .selectFrom("event")
      .select(["name", "fields"])
      .where("web_user_guid", "=", visitor.webUserGuid)
      .execute()
    expect(stored).toEqual([{ name: "Feature Flags Seen", fields: { featureFlags: [flagNames.greenSaveRibbon] } }])
  })

  it("CALL-13 returns the banners in order: promotions with and without a description, and a maintenance banner", async () => {
    const banner = {
      ordinality: 1,
      kind: "promotion" as const,
      title: "10 % off brakes",
      url: "/shop/brakes~2-3",
      link_text: "Shop Brakes"
    }
    const over = { ...banner, title: "Over", ends_at: "2026-01-01T00:00:00Z" }
    const night = { ordinality: 0, kind: "maintenance" as const, title: "Closed tonight", starts_at: "2999-01-01T00:00:00Z" }
    await issueCode(shop.database.kysely, { code: "BRAKE10", discount: { _tag: "PercentOff", percent: 10 } })
    await shop.database.kysely
      .insertInto("banner")
      .values([banner, { ...banner, promo_code: "BRAKE10", promo_code_description: "On everything that stops you." }, over, night])
      .execute()
    const { activeBanners: sent } = await shop.visitor().ask(activeBanners, {})
    expect(sent.map(({ bannerType, promoCode, startDate, title }) => [bannerType.name, title, promoCode, startDate])).toEqual([
      ["maintenance", "Closed tonight", null, Date.UTC(2999, 0, 1)],
      ["promotion", "10 % off brakes", null, null],
      ["promotion", "10 % off brakes", "BRAKE10", null]
    ])
  })
})
