// @vitest-environment node
import { COLLECTOR_PATH, EventBatch } from "@camber/domain/telemetry"
import { Schema } from "effect"
import { runInNewContext } from "node:vm"
import { describe, expect, it } from "vitest"
import earlyView from "./earlyView.ts?script"

interface Leaving {
  readonly cookie?: string
  readonly globalPrivacyControl?: boolean
  readonly isTakenOver?: boolean
  readonly title?: string
}

/** Returns the events that the collector accepts if the visitor leaves the page twice. */
const getReported = async ({ cookie = "", globalPrivacyControl, isTakenOver = false, title = "Brakes" }: Leaving = {}) => {
  const page = new EventTarget()
  const beacons: Array<{ readonly path: string; readonly body: Blob }> = []
  const world = {
    document: { cookie, title, referrer: "https://search.example/", documentElement: { dataset: { pageType: "Shop" } } },
    navigator: { globalPrivacyControl, sendBeacon: (path: string, body: Blob) => beacons.push({ path, body }) },
    location: { pathname: "/shop/brakes~2-3", search: `?x=${"y".repeat(3000)}` },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    window: {} as { endEarlyView?: () => void },
    Blob
  }
  runInNewContext(earlyView, world)
  if (isTakenOver) world.window.endEarlyView?.()
  for (let times = 0; times < 2; times++) page.dispatchEvent(new Event("pagehide"))
  return Promise.all(
    beacons.map(async ({ body, path }) => {
      expect([path, body.type]).toEqual([COLLECTOR_PATH, "application/json"])
      return Schema.decodeUnknownSync(EventBatch)(JSON.parse(await body.text())).events
    })
  )
}

describe("page view of a visitor who leaves early", () => {
  it("ANL-101 is sent once in the collector's format, for a title of any length", async () => {
    const viewed = { name: "Page Viewed", pageType: "Shop", title: "Brakes", referrer: "https://search.example/" }
    expect(await getReported()).toMatchObject([[{ event: viewed }]])
    expect(await getReported({ title: "\u{1f527}".repeat(400) })).toMatchObject([
      [{ event: { title: expect.stringMatching(/^.{150}$/u) } }]
    ])
  })

  it.each<readonly [string, Leaving]>([
    ["after the page's telemetry has taken over", { isTakenOver: true }],
    ["if the browser sends Global Privacy Control", { globalPrivacyControl: true }],
    ["if the visitor has opted out", { cookie: "a=1; Privacy=refused; b=2" }],
    ["for staff", { cookie: "ExcludeFromAnalytics=true" }],
    ["for a bot", { cookie: "VIN=bot-7" }]
  ])("ANL-101 GAP-41 is not sent %s", async (_, leaving) => {
    expect(await getReported(leaving)).toEqual([])
  })

  it.each(["MyPrivacy=refused", "Privacy=refused-not", "ExcludeFromAnalytics=truest", "VIN=robot-7"])(
    "ANL-101 is sent for a visitor with the cookie %s, which only resembles an opt-out",
    async (cookie) => {
      expect(await getReported({ cookie })).toHaveLength(1)
    }
  )
})
