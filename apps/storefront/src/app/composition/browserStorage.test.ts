import { layerBrowser } from "@camber/adapter-browser"
import {
  layerMemoryDevice,
  layerMemoryGeolocation,
  layerMemoryHttp,
  layerMemoryOffline,
  layerMemoryTelemetry,
  type MemoryServices
} from "@camber/adapter-memory"
import { signUpForPromo } from "@camber/domain/signup"
import type { TelemetryEvent } from "@camber/domain/telemetry"
import { Layer } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { layerNoChat } from "../../../test/createTestRuntime.ts"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createFakeGarage, sampleSaved } from "../../../test/createFakeGarage.ts"
import type { Program, EffectRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { startEffectRuntime } from "../../foundation/runtime/startEffectRuntime.ts"
import { appLayer } from "./layers.ts"

const DAY = 24 * 60 * 60
const MINUTE = 60_000

let engine: EffectRuntime | undefined
let written = vi.spyOn(document, "cookie", "set")
beforeEach(() => {
  written = vi.spyOn(document, "cookie", "set")
})
/** Returns the `max-age` in days of the last cookie of this name that the browser received. */
const daysOf = (name: string) => {
  const text = written.mock.calls.findLast(([text]) => text.startsWith(`${name}=`))?.[0]
  return Number(/max-age=(-?\d+)/.exec(text ?? "")?.[1]) / DAY
}
afterEach(async () => {
  await engine?.dispose()
  engine = undefined
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  for (const text of document.cookie.split("; ")) document.cookie = `${text.split("=")[0]}=; path=/; max-age=0`
  history.replaceState(null, "", "/")
})

/** The browser's runtime at an address, with the browser's real storage and in-memory services. */
const at = async (address: string, services: MemoryServices = {}, receive: (event: TelemetryEvent) => void = () => {}) => {
  history.replaceState(null, "", address)
  const platform = Layer.mergeAll(
    layerBrowser,
    layerMemoryDevice(),
    layerMemoryGeolocation(),
    layerMemoryHttp(services),
    layerMemoryOffline(),
    layerMemoryTelemetry(receive),
    layerNoChat
  )
  const started = await startEffectRuntime(appLayer(emptySeed).pipe(Layer.provide(platform)), () => {})
  engine = started
  return <A, E>(command: Program<A, E>) => started.run(command)
}

describe("data in the browser's storage", () => {
  it("ACQ-07 CONST-04 CONST-05 CONST-06 stores the referral, the partner click, the video referral and the mail referral", async () => {
    const received: Array<TelemetryEvent> = []
    const run = await at("/?gclid=g&cjevent=c&ttclid=t&iterableEmailCampaignId=1&iterableTemplateId=2", {}, (event) => received.push(event))
    void run((use) => use.Visit.use((visit) => visit.arrive))
    await expect.poll(() => localStorage.getItem("ttclid")).not.toBeNull()
    expect(JSON.parse(localStorage.getItem("Attribution") ?? "")).toMatchObject({
      value: { acquisition: "Paid", parameters: { gclid: "g" } }
    })
    expect(["cje", "iterableEmailCampaignId", "iterableTemplateId"].map(daysOf)).toEqual([396, 14, 14])
    expect(document.cookie).toContain("cje=c")

    const { keptAt } = JSON.parse(localStorage.getItem("ttclid") ?? "") as { keptAt: number }
    vi.useFakeTimers({ toFake: ["Date"] })
    const clicks = async (now: number) => {
      vi.setSystemTime(now)
      await run((use) => use.Signup.use((signup) => signup.open("email")))
      await run((use) => use.Signup.use((signup) => signup.editEmail("june")))
      await run((use) => use.Signup.use((signup) => signup.close))
      return received.flatMap((event) => (event.name === "Lead Started" ? [event.ttclid] : [])).at(-1)
    }
    expect(await clicks(keptAt + 30 * DAY * 1000 - 1)).toBe("t")
    expect(await clicks(keptAt + 30 * DAY * 1000)).toBeUndefined()
  })

  it("CONST-02 CONST-07 stores a sign-up code for 90 days, and an enrollment for 3650 days", async () => {
    const welcome = { success: true, otuCode: "7KQ2-M9XD", publicSuccessMessage: null, publicErrorMessage: null, showLoyaltyOptIn: false }
    const json: MemoryServices["json"] = ({ path }) => (path === signUpForPromo.path ? { data: welcome } : "away")
    const run = await at("/", { json })
    await run((use) => use.Signup.use((signup) => signup.open("email")))
    await run((use) => use.Signup.use((signup) => signup.editEmail("june@example.com")))
    await run((use) => use.Signup.use((signup) => signup.submit))
    expect(["PromoCode", "HasEnrolled"].map(daysOf)).toEqual([90, 3650])
  })

  it("CONST-02 CONST-03 stores an arrival's code and the free-shipping notice for a day", async () => {
    const run = await at("/?smi_pc=SAVE")
    await run((use) => use.Banners.use((banners) => banners.arrive(9900)))
    expect(["PromoCode", "FreeShippingToast"].map(daysOf)).toEqual([1, 1])
  })

  it("CONST-07 stores for 365 days that the visitor has a garage", async () => {
    const { cookies, services } = createFakeGarage(sampleSaved())
    document.cookie = cookies
    const run = await at("/", services)
    await run((use) => use.Garage.use((garage) => garage.hydrate()))
    expect(daysOf("HasCustomerProjects")).toBe(365)
  })
})

describe("cached data with a lifetime", () => {
  const asked: Array<string> = []
  const services: MemoryServices = {
    graphql: ({ operation }) => {
      asked.push(operation)
      if (operation === "activeBanners") return { data: { activeBanners: [] } }
      return operation === "brandLinks" ? { data: { brandLinks: [] } } : "away"
    },
    json: ({ path }) => {
      asked.push(path)
      return path.endsWith("getloyaltylink")
        ? { data: { userStatus: "eligible", onClickUrl: null, currentPoints: null, expiringPoints: null } }
        : "away"
    }
  }
  beforeEach(() => void asked.splice(0))

  it.each<readonly [number, string, Program<unknown, unknown>]>([
    [5, "activeBanners", (use) => use.Banners.use((banners) => banners.load)],
    [10, "/api/customer/loyalty/getloyaltylink", (use) => use.Loyalty.use((loyalty) => loyalty.link)],
    [720, "brandLinks", (use) => use.Navigation.use((navigation) => navigation.links("brandLinks"))]
  ])("CONST-08 CONST-107 expires after %i minutes and is then requested again: %s", async (minutes, call, command) => {
    vi.useFakeTimers({ toFake: ["Date"] })
    vi.setSystemTime(1_800_000_000_000)
    const run = await at("/", services)
    const count = async (millis: number) => {
      vi.setSystemTime(1_800_000_000_000 + millis)
      await run(command)
      return asked.filter((one) => one === call).length
    }
    expect([await count(0), await count(minutes * MINUTE - 1), await count(minutes * MINUTE)]).toEqual([1, 1, 2])
  })
})
