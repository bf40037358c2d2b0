import type { MemoryServices } from "@camber/adapter-memory"
import type { TelemetryEvent } from "@camber/domain/telemetry"
import { signUpForLoyalty } from "@camber/domain/loyalty"
import { signUpForPromo } from "@camber/domain/signup"
import { waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { june, signupServices, welcome } from "../../../test/accountServices.ts"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { captureConsole } from "../../../test/failures.ts"
import { createTestRuntime, type TestEnvironment, type WrittenCookie } from "../../../test/createTestRuntime.ts"
import { composeApp } from "../../app/composition/composeApp.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { drawerForm, SignupStore } from "./SignupStore.ts"

let logged: ReadonlyArray<string> = []
beforeEach(() => {
  logged = captureConsole()
})

let end = () => {}
afterEach(() => {
  end()
  vi.restoreAllMocks()
})

const email = "june@example.com"

/** Creates the drawer's form, open at a step, over these services. */
const opened = async (services: MemoryServices, world: TestEnvironment = {}, step: "email" | "loyalty" = "email") => {
  const written: Array<WrittenCookie> = []
  const events: Array<TelemetryEvent> = []
  const browser = { written, receive: (event: TelemetryEvent) => void events.push(event), ...world }
  const { container, dispose, runtime } = composeApp(emptySeed, createTestRuntime(june.cookie, services, browser), () => {})
  const store = new SignupStore(container.resolve(AppRuntime), drawerForm)
  const stop = store.follow()
  end = () => {
    stop()
    void dispose()
  }
  await runtime.run((use) => use.Signup.use((signup) => signup.open(step)))
  await waitFor(() => expect(store.flow?.isOpen).toBe(true))
  const leads = () => events.filter(({ name }) => name.startsWith("Lead "))
  return { store, written, leads, runtime }
}

describe("the sign-up store", () => {
  it("SIGN-08 holds the typed text, its errors, and the outcome", async () => {
    const { store } = await opened(signupServices())
    store.editEmail("june@")
    store.editPhone("607")
    store.optIn(true)
    await store.submit()
    await waitFor(() =>
      expect(store.flow).toMatchObject({
        step: "email",
        email: "june@",
        phoneNumber: "607",
        isSmsOptInChecked: true,
        emailErrors: ["Please enter a valid email address"],
        phoneErrors: ["Must be a 10 digit US phone number"],
        outcome: "none",
        isLoyaltyOffered: false
      })
    )
    store.editEmail(email)
    store.editPhone("6075550123")
    await store.submit()
    await waitFor(() =>
      expect(store.flow).toMatchObject({
        step: "loyalty",
        emailErrors: [],
        phoneErrors: [],
        outcome: "welcomed",
        successMessage: welcome.publicSuccessMessage,
        errorMessage: null,
        isLoyaltyOffered: true
      })
    )
  })

  it("SIGN-18 SIGN-29 loads the profile again after each success, and stores for 3650 days that the visitor has enrolled", async () => {
    let profiles = 0
    const graphql: MemoryServices["graphql"] = ({ operation }) => {
      if (operation !== "userProfile") return "away"
      profiles += 1
      return { data: { userProfile: june.profile } }
    }
    const { store, written } = await opened({ ...signupServices(), graphql })
    const enrolled = () => written.filter(({ name }) => name === "HasEnrolled")
    store.editEmail(email)
    const before = profiles
    await store.submit()
    await waitFor(() => expect(store.flow?.step).toBe("loyalty"))
    expect([enrolled(), profiles > before]).toEqual([[{ name: "HasEnrolled", value: "true", days: 3650 }], true])
    const between = profiles
    await store.submit()
    await waitFor(() => expect(store.flow?.step).toBe("completed"))
    expect([enrolled().length, profiles > between]).toEqual([2, true])
  })

  it.each([
    ["a refusal", { [signUpForPromo.path]: { ...welcome, success: false } }, "email", "Failed to sign up"],
    ["a missing response", { [signUpForPromo.path]: undefined }, "email", "Failed to sign up"],
    [
      "a refused membership",
      { [signUpForLoyalty.path]: { success: false, publicErrorMessage: null } },
      "loyalty",
      "Failed to join the rewards program"
    ]
  ] as const)("SIGN-27 %s is logged and enrolls no visitor", async (_what, answers, step, line) => {
    const link = { userStatus: "eligible", onClickUrl: null, currentPoints: null, expiringPoints: null }
    const { store, written } = await opened(signupServices({ "/api/customer/loyalty/getloyaltylink": link, ...answers }), {}, step)
    store.editEmail(email)
    await store.submit()
    await waitFor(() => expect(store.flow?.outcome).toMatch(/^not/))
    expect(logged.filter((told) => told.includes(line))).toHaveLength(1)
    expect(written.map(({ name }) => name)).not.toContain("HasEnrolled")
  })

  it("SIGN-40 SIGN-42 sends the outcome of a lead, and only logs that a form was viewed", async () => {
    const { leads, store } = await opened(signupServices())
    store.editEmail(email)
    await store.submit()
    await waitFor(() => expect(store.flow?.step).toBe("loyalty"))
    expect(leads()).toEqual(
      ["Lead Started", "Lead Submitted", "Lead Completed"].map((name) => ({ name, type: "Email", location: "SignupDrawer" }))
    )
    await waitFor(() => expect(logged.filter((told) => told.includes("Lead Impression"))).toHaveLength(2))
  })

  it("SIGN-45 logs a failed lead and does not block the sign-up", async () => {
    const receive = ({ name }: TelemetryEvent) => {
      if (name.startsWith("Lead ")) throw new Error("no analytics")
    }
    const { store } = await opened(signupServices(), { receive })
    store.editEmail(email)
    await store.submit()
    await waitFor(() => expect(store.flow).toMatchObject({ step: "loyalty", outcome: "welcomed", errorMessage: null }))
    expect(logged.some((told) => told.includes("Failed to track a lead"))).toBe(true)
  })

  it(
    "SIGN-43 SIGN-44 stores and sends the partners' clicks in an address; an address without them changes nothing",
    { tags: "full" },
    async () => {
      const areas = { local: new Map<string, string>(), session: new Map<string, string>() }
      const address = { search: "?cjevent=c1ick&ttclid=t1k" }
      const { leads, runtime, store, written } = await opened(signupServices(), { areas, address })
      await runtime.run((use) => use.Visit.use((visit) => visit.arrive))
      expect(written.filter(({ name }) => name === "cje")).toEqual([{ name: "cje", value: "c1ick", days: 396 }])
      expect(areas.local.get("ttclid")).toContain("t1k")
      store.editEmail(email)
      await waitFor(() => expect(leads()).toMatchObject([{ name: "Lead Started", cjevent: "c1ick", ttclid: "t1k" }]))
      end()

      const stored = areas.local.get("ttclid")
      const later = await opened(signupServices(), { areas })
      await later.runtime.run((use) => use.Visit.use((visit) => visit.arrive))
      expect(later.written.map(({ name }) => name)).not.toContain("cje")
      expect(areas.local.get("ttclid")).toBe(stored)
    }
  )
})
